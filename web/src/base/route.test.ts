// Addresses and the places they name.
import { describe, expect, it } from 'vitest';
import { readRoute, routeText, type Route } from './route';

describe('a route', () => {
  const routes: Route[] = [
    { page: 'home' },
    { page: 'play', id: '' },
    { page: 'play', id: 'm3x0' },
    { page: 'games' },
    { page: 'settings' },
    { page: 'statistics' },
    { page: 'keys' },
    { page: 'about' },
    { page: 'analysis', tail: '' },
    { page: 'analysis', tail: 'a-game/W%3A1' },
    { page: 'editor', tail: 'a-game' },
    { page: 'openings', tail: '' },
    { page: 'new', game: 'a-game:key=value,other=1' },
    { page: 'learn', game: '', lesson: '' },
    { page: 'learn', game: 'a-game', lesson: '' },
    { page: 'learn', game: 'a-game', lesson: 'a-lesson' },
    { page: 'rules', game: 'a-game', section: '' },
    { page: 'rules', game: 'a-game', section: 'capturing/jumping-on' },
    { page: 'puzzles', game: '', number: '' },
    { page: 'puzzles', game: 'a-game', number: '17' },
  ];
  it.each(routes)('reads back what it writes: %o', (route) => {
    expect(readRoute(routeText(route))).toEqual(route);
  });
  it.each(['', '#', '#/'])('leads home from %j', (hash) => {
    expect(readRoute(hash)).toEqual({ page: 'home' });
  });
  it.each([
    '#/nowhere',
    '#/new',
    '#/new/',
    '#/play/17/3',
    '#/games/1',
    '#//',
    '#/rules',
    '#/learn//a',
    '#/learn/a/b/c',
  ])('is lost at %j', (hash) => {
    expect(readRoute(hash).page).toBe('lost');
  });
  it('takes a badly escaped game as it stands', () => {
    expect(readRoute('#/new/%E0%A4%A')).toEqual({ page: 'new', game: '%E0%A4%A' });
  });
});
