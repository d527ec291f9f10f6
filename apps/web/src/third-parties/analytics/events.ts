import type { Language } from '@nanpure/content';
import type { Difficulty, TaughtTechniqueId } from '@nanpure/engine';

/** Where a puzzle comes from: the bank, or it was made on the player's device. */
export type ProblemOrigin = 'bank' | 'made';

interface AdParameters {
  readonly ad_unit_id: string;
  readonly ad_position: string;
}

/** What is counted, each event with what is told about it. Nothing of it names a person. */
export interface AnalyticsEvents {
  readonly page_view: {
    readonly page_path: string;
    readonly page_title: string;
    readonly language: Language;
  };
  readonly game_start: {
    readonly difficulty: Difficulty;
    readonly problem_source: ProblemOrigin;
  };
  readonly game_complete: {
    readonly difficulty: Difficulty;
    readonly problem_source: ProblemOrigin;
    /** In whole seconds. */
    readonly completion_time: number;
    readonly hints_used: number;
    readonly mistakes_count: number;
  };
  readonly hint_used: {
    readonly difficulty: Difficulty;
    /** Left out where the hint isn't about one. */
    readonly technique?: string;
  };
  readonly ad_impression: AdParameters;
  readonly ad_click: AdParameters;
  readonly technique_view: {
    readonly technique_id: TaughtTechniqueId;
    readonly language: Language;
  };
  readonly language_switch: {
    readonly from_language: Language;
    readonly to_language: Language;
  };
  readonly problem_generation: {
    readonly difficulty: Difficulty;
    readonly problem_source: ProblemOrigin;
  };
}

export type EventName = keyof AnalyticsEvents;

/** An event with its parameters. */
export type AnalyticsEvent = {
  [Name in EventName]: { readonly name: Name; readonly parameters: AnalyticsEvents[Name] };
}[EventName];
