// What the core says about games, matches and thoughts, exactly as docs/protocol.md and docs/analysis.md have it.
import type { Sentence } from './sentence';

/** 0 moves first. */
export type Side = 0 | 1;
/** A number of a cell, in square order: an index into `Board.cells`. */
export type Cell = number;
export type Point = readonly [x: number, y: number];

/** The names of the two sides, as a family has them. */
export type Sides = readonly [string, string];

/** A game before its options are chosen. */
export interface Family {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly sheet: string;
  /** Whole: with a course, puzzles, openings and its words in every language. */
  readonly published: boolean;
  readonly sides: Sides;
  readonly seats: readonly string[];
  readonly options: readonly Option[];
}

export interface Option {
  readonly key: string;
  readonly help: string;
  readonly values: readonly string[];
  /** Null where it depends on another option; then `default_help` says how. */
  readonly default: string | null;
  readonly default_help: string;
  /** The values that are house rules, or other names for what other options say. */
  readonly house?: readonly string[];
}

/** A game with its options. */
export interface GameInfo {
  readonly id: string;
  readonly family: string;
  readonly name: string;
  readonly rules: Readonly<Record<string, string>>;
  readonly idle_limit: number;
  /** The words that claims begin with; empty where there are none. */
  readonly claims: readonly string[];
  readonly seats: readonly Seat[];
  /** As each seat sees it; then, where it is long, each of them on its side. */
  readonly boards: readonly Board[];
  readonly piece_art: readonly PieceArt[];
}

export interface Seat {
  readonly name: string;
  readonly side: Side;
  /** Which of the boards this player looks at. */
  readonly board: number;
  /** Those that this player places; empty where a side has only one. */
  readonly colours: readonly string[];
}

/** Lengths are in hundredths of the distance between neighbouring cells; y grows downward. */
export interface Board {
  readonly angle: number;
  /** Areas side by side, points on lines, or squares that carry towers. */
  readonly kind: 'tiles' | 'points' | 'towers';
  readonly width: number;
  readonly height: number;
  readonly levels: number;
  /** How far a piece may reach from the centre of its cell. */
  readonly reach: number;
  /** Of towers: how far below the centre they begin, and how high each level is. */
  readonly foot: number;
  readonly storey: number;
  readonly cells: readonly CellShape[];
  readonly areas: readonly Area[];
  readonly lines: readonly Line[];
  readonly marks: readonly Mark[];
  readonly labels: readonly Label[];
  /** The outline around all cells; empty where the board is a box. */
  readonly rim: readonly Corner[];
  /** What is drawn under the lines, and over them. */
  readonly ground: readonly Ornament[];
  readonly ornaments: readonly Ornament[];
}

export interface CellShape {
  readonly name: string;
  readonly centre: Point;
  /** Empty where the cell is a point on lines. */
  readonly outline: readonly Point[];
  readonly tone: 'dark' | 'light' | 'plain';
  /** Where the middle of its name is: there, and from there so many hundredths of the letters' size. Labels tell it else. */
  readonly name_at?: Point;
  readonly name_shift?: Point;
}

/** A shape that is painted as its role asks for. */
export interface Form {
  readonly role: string;
  /** As SVG writes it. */
  readonly path: string;
  /** Of a line, where its width and its gaps belong to the shape. */
  readonly width?: number;
  readonly dashes?: readonly number[];
}

export interface Ornament extends Form {
  readonly at: Point;
}

/** A corner of the rim, and the way outward, of length 1. */
export interface Corner {
  readonly at: Point;
  readonly out: Point;
}

/** What a piece looks like, around the centre of its cell; a larger pile like the largest that there is. */
export interface PieceArt extends Pick<Piece, 'kind' | 'owner' | 'count' | 'value' | 'colour'> {
  readonly body: 'disc' | 'die' | 'pawn';
  /** How far below the centre its upper face is. */
  readonly top: number;
  readonly forms: readonly Form[];
}

export interface Area {
  readonly outline: readonly Point[];
  readonly tone: 'dark' | 'light' | 'plain';
}

export interface Line {
  readonly from: Point;
  readonly to: Point;
  readonly kind: 'grid' | 'diagonal' | 'axis';
}

export interface Mark {
  readonly cell: Cell;
  readonly kind: string;
  /** Whose pieces it matters to. */
  readonly side: Side;
}

export interface Label {
  readonly at: Point;
  readonly text: string;
}

/** A match as a player sees it, or all of it. */
export interface MatchView {
  readonly position: string;
  readonly side: Side;
  readonly seat: number;
  readonly idle: number;
  readonly status: Status;
  readonly turns: readonly Turn[];
  readonly pieces: readonly Piece[];
  /** The pieces that have won where they stand; empty where that is not told by pieces. */
  readonly deciding: readonly Piece[];
  /** This and what follows is there only for the player to move, and where no seat was asked for. */
  readonly choice_count?: number;
  /** Null where there are too many to list. */
  readonly choices?: readonly Choice[] | null;
  /** Pieces that must jump, or of which the opponent could demand it. */
  readonly demanded?: readonly Cell[];
  /** What is to be laid out now, in place of a move. */
  readonly arrangement?: Arrangement | null;
}

export interface Status {
  /** Null while the game goes on. */
  readonly result: '1-0' | '0-1' | '1/2-1/2' | null;
  readonly ending:
    'none' | 'board' | 'no-move' | 'repetition' | 'no-progress' | 'agreement' | 'resignation' | 'called';
  readonly sentence: Sentence;
}

export interface Turn {
  readonly text: string;
  readonly side: Side;
  readonly seat: number;
  readonly claim: boolean;
  readonly setup: boolean;
}

export interface Piece {
  /** Null: beside the board. */
  readonly cell: Cell | null;
  readonly owner: Side;
  readonly kind: string;
  readonly count: number;
  readonly value: number;
  readonly level: number;
  readonly colour: string;
  /** The choice among the steps that picks this piece up; empty where a click on its cell does. */
  readonly choice: string;
}

export interface Choice {
  readonly text: string;
  readonly claim: boolean;
  readonly steps: readonly Step[];
  /** Where the opponent loses pieces by it. */
  readonly captures: readonly Cell[];
}

/** A move that is being clicked, by any way that leads to it. */
export interface UnderWay {
  /** What can be clicked now. */
  readonly next: readonly Step[];
  /** The moves that can still be made, by their texts. */
  readonly left: readonly string[];
  /** The one that has been clicked to its end. */
  readonly done: string | null;
}

/** A move that a text means and that has not been played. */
export interface Meant {
  readonly choice: Choice;
  /** How the game would end by it; null if it would go on. */
  readonly result: Status['result'];
}

/** One click: no choice's steps begin another's. */
export type Step =
  | { readonly cell: Cell; /** Within a move, another piece begins here. */ readonly start?: true }
  | { readonly count: number }
  | { readonly choice: string }
  | { readonly stop: true };

export interface Arrangement {
  readonly cells: readonly Cell[];
  /** What goes onto them, in any order. */
  readonly values: readonly number[];
}

export interface Level {
  readonly level: number;
  readonly name: string;
}

/** One line that the engine has looked into. */
export interface Thought {
  readonly depth: number;
  /** 1 is the best line. */
  readonly rank: number;
  /** Points for the side to move; null where nothing was searched. */
  readonly score: number | null;
  /** To the end of a decided game. */
  readonly plies: number | null;
  /** How much of a point the side to move can expect: 1 a win, a half a draw. */
  readonly expectation: number | null;
  readonly nodes: number;
  readonly time: number;
  readonly nps: number | null;
  readonly pv: readonly string[];
}

/** What an engine thinks of a position, for one side. */
export type Standing = Pick<Thought, 'score' | 'plies' | 'expectation'>;

/** A game that was judged turn by turn (docs/analysis.md). */
export interface Review {
  readonly game: string;
  readonly rules: string;
  readonly start: string;
  /** Of the first and the second side, from 0 to 1; null where there was nothing to choose. */
  readonly accuracy: readonly [number | null, number | null];
  readonly turns: readonly JudgedTurn[];
  readonly result: string;
}

export interface JudgedTurn {
  readonly text: string;
  readonly kind: 'move' | 'claim' | 'setup';
  readonly side: string;
  /** Null where it is not judged; then what follows is missing. */
  readonly grade: 'forced' | 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder' | null;
  /** For the side that made the turn: had it gone on in the best way, and after what it did. */
  readonly before?: Standing;
  readonly after?: Standing;
  readonly loss?: number;
  /** The best line; empty where the turn was best. */
  readonly better?: readonly string[];
}

/** What an engine comes to. */
export interface Answer {
  readonly move: string;
  /** What it expects next; empty if unknown. */
  readonly reply: string;
  readonly thought: Thought | null;
}
