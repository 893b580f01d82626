// Whether things are to stay where they are: by the player's wish here, or by what the device is set to.
import { settings } from './settings.svelte';

export const isCalm = (): boolean =>
  !settings.animation || matchMedia('(prefers-reduced-motion: reduce)').matches;
