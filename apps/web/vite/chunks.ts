import type { Plugin, Rolldown } from 'vite';

/** What every page has loaded before it asks for anything else. */
export const ALWAYS_LOADED: readonly string[] = [
  'framework',
  'frame',
  'language',
  'rolldown-runtime',
];

/**
 * Seven letters tell builds apart as well as eight: every page names all files, and hashes hardly compress. Nor do
 * names, so what only other files import goes without: half a kilobyte of the first page, and more of the game.
 */
function chunkFile({ name, isDynamicEntry }: Rolldown.PreRenderedChunk): string {
  const isNamed = isDynamicEntry || ALWAYS_LOADED.includes(name);
  return `assets/${isNamed ? '[name]-' : ''}[hash:7].js`;
}

/** What every page runs, in one file: it compresses better than in parts, and outlives a deploy. */
const FRAMEWORK = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)[\\/]/,
};

/**
 * Modules that are loaded together anyway, by the ends of their paths. Left to itself, the bundler makes a file
 * of each: twenty more for the first page, and 3 kB.
 */
const FILES: Readonly<Record<string, readonly string[]>> = {
  /** What finds the language of a page: all that a page needs which only leads on to another. */
  language: [
    'content/src/course/station-ids.ts',
    'content/src/languages.ts',
    'content/src/reference/reference-ids.ts',
    'content/src/route-definition.ts',
    'content/src/routes.ts',
    'content/src/techniques/technique-ids.ts',
    'engine/src/result.ts',
    'engine/src/types.ts',
    'lib/preferred-language.ts',
    'lib/storage/memory.ts',
    'lib/storage/safe-storage.ts',
    'lib/storage/storage.ts',
  ],
  /** What stands around every page. Apart from the entry, as pages use parts of it too. */
  frame: [
    'data/problems_index.json',
    'content/src/pages.ts',
    'content/src/site.ts',
    'content/src/strings/load.ts',
    'app/public-address.ts',
    'board/small-board.module.css',
    'features/game/saves/save-slot.ts',
    'features/language/LanguageSelector.tsx',
    'features/language/i18n.ts',
    'features/language/scroll-key.ts',
    'features/settings/play-level.ts',
    'features/theme/ThemeSwitcher.tsx',
    'features/theme/theme.ts',
    'features/theme/use-theme.ts',
    'lib/course-keys.ts',
    'lib/preload-modules.ts',
    'lib/reload-after-deploy.ts',
    'lib/typesetting/sentence-gap.ts',
    'lib/use-hydrated.ts',
    'lib/use-language.ts',
    'lib/use-page-match.ts',
    'third-parties/AdPlace.tsx',
    'third-parties/index.ts',
    'ui/Button.tsx',
    'ui/LinkButton.tsx',
    'ui/Panel.tsx',
    'ui/Spinner.tsx',
  ],
  /** How places on a board are called, listed, and kept from breaking over two lines. */
  places: [
    'content/src/hints/box-names.ts',
    'lib/typesetting/keep-together.ts',
    'lib/typesetting/list-in.ts',
    'lib/typesetting/place-of.ts',
  ],
  /** What a board is made of. */
  grid: ['engine/src/grid.ts', 'engine/src/position.ts'],
  /** What a cell of a board shows, and what is marked in it. */
  marks: ['board/cell-view.ts', 'board/marks.module.css'],
  /** What is drawn over a board. */
  drawing: [
    'content/src/drawing/drawing.ts',
    'board/Drawing.tsx',
    'board/Overlay.tsx',
    'board/drawing.module.css',
  ],
  /** How lists show a technique, and how far one is with it. */
  pictograms: [
    'board/Pictogram.tsx',
    'board/pictogram.module.css',
    'features/techniques/ProgressRing.tsx',
    'features/techniques/pictograms.ts',
    'features/techniques/progress-ring.module.css',
  ],
  /** What stands at the head of a page about a technique. */
  headings: [
    'features/techniques/TechniqueHeading.tsx',
    'features/techniques/technique-heading.module.css',
  ],
  /** A board with its cells, as one plays on it. */
  board: [
    'board/Board.tsx',
    'board/BoardCell.tsx',
    'board/CellNotes.tsx',
    'board/arrow-keys.ts',
    'lib/use-event-callback.ts',
  ],
  /** The moves of a game, and what they are called. */
  moves: [
    'engine/src/game/config.ts',
    'engine/src/game/game.ts',
    'engine/src/game/history.ts',
    'engine/src/game/mistakes.ts',
    'features/game/commands/index.ts',
    'features/game/session/clock.ts',
    'features/game/session/hints-told.ts',
    'features/game/session/move-times.ts',
    'features/game/session/session.ts',
    'features/game/texts/use-texts.ts',
  ],
  /** What is kept of games, and how it is read. */
  kept: [
    'engine/src/bank/problem.ts',
    'engine/src/game/restore.ts',
    'engine/src/read-puzzle.ts',
    'features/game/saves/migrations.ts',
    'features/game/saves/saved-game.ts',
    'features/game/start/recent-choices.ts',
    'features/reward/credit-storage.ts',
    'features/reward/credits.ts',
    'features/settings/use-settings.ts',
    'features/statistics/statistics-storage.ts',
    'features/statistics/statistics.ts',
    'lib/calendar.ts',
    'lib/settings.ts',
    'lib/storage/json.ts',
    'lib/storage/lazy-schema.ts',
    'lib/storage/set-aside.ts',
    'lib/storage/versioned-item.ts',
  ],
  /** What a game is played with, also on the page for testing, and parts too small for files of their own. */
  playing: [
    'engine/src/bank/selection.ts',
    'features/game/DifficultyLinks.tsx',
    'features/game/GameLayout.tsx',
    'features/game/board/board-view.ts',
    'features/game/result/told-share.ts',
    'features/game/start/load-technique-facts.ts',
    'features/reward/provider.ts',
    'lib/fetch-with-timeout.ts',
    'lib/with-timeout.ts',
    'ui/Dialog.tsx',
    'ui/is-dialog-open.ts',
    'ui/is-first-click.ts',
    'ui/second-tap.ts',
  ],
  /** What the page of a day, its games and the statistics know of days; and what is passed on, puzzles in addresses, too. */
  days: [
    'content/src/puzzle-fragment.ts',
    'features/daily/ShareButton.tsx',
    'features/daily/StreakFacts.tsx',
    'features/daily/address.ts',
    'features/daily/daily-storage.ts',
    'features/daily/records.ts',
    'features/daily/share-text.ts',
    'lib/pass-on.ts',
    'lib/use-today.ts',
    'lib/workers/daily-maker.ts',
  ],
  /** What tells a step, and where its pattern stands. */
  steps: [
    'engine/src/step.ts',
    'engine/src/steps/candidate-groups.ts',
    'engine/src/steps/path.ts',
    'engine/src/steps/step-pattern.ts',
  ],
};

/** The ends of paths that no module of the build has. */
export function unmatchedEnds(modules: readonly string[]): readonly string[] {
  return Object.values(FILES)
    .flat()
    .filter((end) => !modules.some((module) => module.endsWith(end)));
}

const withSlashes = (path: string) => path.replaceAll('\\', '/');

/** Puts modules that are loaded together into one file. The build fails where a listed one is gone. */
export function chunks(): Plugin {
  const groups = Object.entries(FILES).map(([name, ends]) => ({
    name,
    test: (id: string) => ends.some((end) => withSlashes(id).endsWith(end)),
  }));
  return {
    name: 'nanpure:chunks',
    apply: 'build',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                chunkFileNames: chunkFile,
                codeSplitting: { groups: [FRAMEWORK, ...groups] },
              },
            },
          },
        },
      },
    }),
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds.map(withSlashes) : [],
      );
      const gone = unmatchedEnds(modules);
      if (gone.length > 0) this.error(`vite/chunks.ts lists what is no module: ${gone.join(', ')}`);
    },
  };
}
