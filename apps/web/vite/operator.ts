import type { Plugin } from 'vite';

/** The company that the site names, and whether it is made up. */
interface Operator {
  readonly company: string;
  readonly isMadeUp: boolean;
}

/** What is missing before the legal pages name whoever runs the site; undefined where nothing is. */
export function operatorWarning({ company, isMadeUp }: Operator): string | undefined {
  if (!isMadeUp) return undefined;
  return `The footer and the legal pages name "${company}", which is made up: put your own names into packages/content/src/site.ts before you run this site for others.`;
}

/** Has the build say that the site doesn't name who runs it yet, as laws ask for. */
export function namedOperator(operator: Operator): Plugin {
  return {
    name: 'nanpure:named-operator',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const warning = operatorWarning(operator);
      if (warning) this.warn(warning);
    },
  };
}
