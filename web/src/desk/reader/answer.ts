// Answers to the questions of the command line, in sentences.
import { rowsOf } from '../../board/order';
import type { GameInfo, Step } from '../../core/types';
import { t } from '../../texts/texts.svelte';
import { fresh, next } from '../clicks';
import { cellName, cellText, pieceText, seatText, standingText, towerText, turnText } from '../describe';
import { piecesOf, type Scene } from '../scene';
import type { Command } from './commands';

type Question = Exclude<Command, { ask: 'play' }>;

export function answer(game: GameInfo, scene: Scene, board: number, question: Question): string {
  const { view } = scene;
  const pieces = piecesOf(scene);
  const cells = game.boards[0]?.cells ?? [];
  switch (question.ask) {
    case 'moves':
      return movable(game, scene);
    case 'jumps': {
      const demanded = view.demanded ?? [];
      return demanded.length === 0
        ? t('play.hear.noJumps')
        : t('play.hear.jumps', demanded.map((cell) => cellText(game, pieces, cell)).join('; '));
    }
    case 'pile': {
      const cell = cells.findIndex((c) => c.name.toLowerCase() === question.cell);
      if (cell < 0) return t('play.hear.noCell', question.cell);
      return t('board.cell', cellName(game, cell), towerText(game, pieces, cell));
    }
    case 'board': {
      const order = rowsOf(game.boards[board]!).flat();
      const held = order.filter((cell) => pieces.some((p) => p.cell === cell));
      const beside = pieces.filter((p) => p.cell === null);
      const lines = [
        ...held.map((cell) => t('board.cell', cellName(game, cell), standingText(game, pieces, cell))),
        ...beside.map((p) => t('play.reserve', pieceText(game, p), p.count)),
      ];
      return lines.length === 0 ? t('play.hear.bare') : `${lines.join('; ')}.`;
    }
    case 'turn':
      return view.status.result === null ? t('play.turn', seatText(game, view.seat)) : t('play.over');
    case 'last': {
      const turn = view.turns.at(-1);
      return turn ? turnText(game, turn, scene.made) : t('play.moves.none');
    }
    case 'help':
      return t('play.hear.help');
  }
}

/** What the first click can be, and a move as an example of how to type one. */
function movable(game: GameInfo, { view, clicks }: Scene): string {
  const steps = next(fresh(clicks));
  if (steps.length === 0) return t('play.hear.noMoves');
  const wordOf = (step: Step): string[] => {
    if ('cell' in step) return [cellText(game, view.pieces, step.cell)];
    if (!('choice' in step)) return [];
    const piece = view.pieces.find((p) => p.cell === null && p.choice === step.choice);
    return [piece ? t('play.reserve', pieceText(game, piece), piece.count) : step.choice];
  };
  const example = t('play.hear.example', clicks.all[0]?.text ?? '');
  return `${t('play.hear.movable', steps.flatMap(wordOf).join('; '))} ${example}`;
}
