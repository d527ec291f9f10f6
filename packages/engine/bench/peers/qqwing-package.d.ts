/** The part of qqwing, which ships no types, that the benchmarks use. */
declare module 'qqwing' {
  export default class QQWing {
    /** Takes 81 numbers row by row, 0 for an empty cell. */
    setPuzzle(values: readonly number[]): boolean;
    setRecordHistory(on: boolean): void;
    solve(): boolean;
    /** Draws a minimal puzzle with one solution from its own source of chance. */
    generatePuzzle(): boolean;
    getPuzzleString(): string;
    getSolutionString(): string;
    getSolveInstructions(): readonly unknown[] | string;
  }
}
