import type { Plugin } from 'vite';

/** What every page runs, in one file: it compresses better than in parts, and outlives a deploy. */
const FRAMEWORK = {
  name: 'framework',
  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)[\\/]/,
};

/**
 * Modules that are loaded together anyway, by the ends of their paths. Left to itself, the bundler makes a file
 * of each: twenty more for the first page and for a game, and 3 kB. What they import comes along, unless a file above has it.
 */
const FILES: Readonly<Record<string, readonly string[]>> = {
  /** What finds the language of a page: all that a page needs which only leads on to another. */
  language: [
    'content/src/languages.ts',
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
    'content/src/pages.ts',
    'content/src/site.ts',
    'content/src/strings/load.ts',
    'app/public-address.ts',
    'features/game/saves/game-key.ts',
    'features/language/LanguageSelector.tsx',
    'features/language/i18n.ts',
    'features/language/scroll-key.ts',
    'features/theme/ThemeSwitcher.tsx',
    'features/theme/theme.ts',
    'features/theme/use-theme.ts',
    'lib/use-hydrated.ts',
    'lib/use-language.ts',
    'lib/use-page-match.ts',
    'third-parties/AdPlace.tsx',
    'third-parties/index.ts',
    'ui/Button.tsx',
    'ui/LinkButton.tsx',
    'ui/Panel.tsx',
    'ui/Spinner.tsx',
    'vite/preload-helper.js',
  ],
  /** How places on a board are called, and kept from breaking over two lines. */
  places: ['content/src/hints/box-names.ts', 'lib/keep-together.ts'],
  /** What a board is made of. */
  grid: ['engine/src/grid.ts', 'engine/src/position.ts'],
  /** What a cell of a board shows, and what is marked in it. */
  marks: ['board/cell-view.ts', 'board/marks.module.css'],
  /** What tells a step, and where its pattern stands. */
  steps: [
    'engine/src/step.ts',
    'engine/src/steps/candidate-groups.ts',
    'engine/src/steps/path.ts',
    'engine/src/steps/step-pattern.ts',
  ],
  /** A board with its cells. */
  board: ['board/Board.tsx', 'board/BoardCell.tsx'],
  /** A game as it is played: its rules, its clock, its moves. */
  session: [
    'engine/src/game/config.ts',
    'game/session/clock.ts',
    'game/session/move-times.ts',
    'game/session/session.ts',
  ],
  /** What reads whatever was stored. */
  schemas: ['zod/v4/mini/schemas.js', 'lib/storage/json.ts'],
  /** What is kept beside the games. */
  records: [
    'game/start/recent-choices.ts',
    'features/reward/credit-storage.ts',
    'features/reward/provider.ts',
    'features/settings/use-settings.ts',
    'features/statistics/statistics-storage.ts',
  ],
  /** What a player can do, and how it is called. */
  commands: ['game/commands/index.ts', 'game/texts/use-texts.ts'],
  /** A game as it is shown. */
  layout: [
    'game/board/board-view.ts',
    'game/DifficultyLinks.tsx',
    'game/GameLayout.tsx',
    'game/result/told-share.ts',
    'ui/second-tap.ts',
  ],
  dialog: ['ui/Dialog.tsx', 'ui/is-first-click.ts'],
  /** What every page brings when it has nothing else to do. */
  later: ['app/LaterParts.tsx', 'ui/HeadNotice.tsx'],
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
            rolldownOptions: { output: { codeSplitting: { groups: [FRAMEWORK, ...groups] } } },
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
