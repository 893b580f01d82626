// What the player has chosen once and for all; kept on this device.
import { boardStyles, pieceStyles, type BoardStyle, type PieceStyle } from '../board/styles';
import { isLanguage, preferredLanguage, type Language } from '../texts/languages';
import { isObject } from './decode';
import { load, save, watch } from './storage';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Settings {
  theme: Theme;
  boardStyle: BoardStyle;
  pieceStyle: PieceStyle;
  sound: boolean;
  animation: boolean;
  coordinates: boolean;
  /** Ask before a move is played. */
  confirm: boolean;
  /** Show where the chosen piece can go. */
  hints: boolean;
  /** Offer claims always, so that the buttons do not tell whether a jump was missed. */
  hideClaims: boolean;
  language: Language;
  screenReader: boolean;
}

const switches = [
  'sound',
  'animation',
  'coordinates',
  'confirm',
  'hints',
  'hideClaims',
  'screenReader',
] as const;

export function defaultSettings(): Settings {
  return {
    theme: 'system',
    boardStyle: boardStyles[0],
    pieceStyle: pieceStyles[0],
    sound: false,
    animation: true,
    coordinates: true,
    confirm: false,
    hints: true,
    hideClaims: false,
    language: preferredLanguage(navigator.languages),
    screenReader: false,
  };
}

/** The defaults, with whatever of the data makes sense. */
export function decodeSettings(data: unknown): Settings {
  const result = defaultSettings();
  if (!isObject(data)) return result;
  for (const key of switches) {
    const value = data[key];
    if (typeof value === 'boolean') result[key] = value;
  }
  const { theme, boardStyle, pieceStyle, language } = data;
  result.theme = themes.find((name) => name === theme) ?? result.theme;
  result.boardStyle = boardStyles.find((name) => name === boardStyle) ?? result.boardStyle;
  result.pieceStyle = pieceStyles.find((name) => name === pieceStyle) ?? result.pieceStyle;
  if (isLanguage(language)) result.language = language;
  return result;
}

const key = 'settings';

export const settings: Settings = $state(load(key, decodeSettings) ?? defaultSettings());

/** Changes some settings and remembers them. */
export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  save(key, settings);
}

watch(key, () => Object.assign(settings, load(key, decodeSettings) ?? defaultSettings()));
