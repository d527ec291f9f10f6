import type { Plugin } from 'vite';

/** The third parties that a build of the site may talk to, once a visitor agrees. */
export interface ThirdParties {
  /** The measurement id of Google Analytics, or empty. */
  readonly measurementId: string;
  /** The publisher's id for AdSense, or empty. */
  readonly adClient: string;
  /** The ids of ad units by placement. */
  readonly adUnits: Readonly<Record<string, string>>;
  /** Where Klaro comes from; empty, with the site. */
  readonly klaroUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const PLACEMENTS = ['header', 'sidebar', 'footer', 'multiplex', 'inArticle', 'techniquesFeed'];

/** These end up in scripts and headers: nothing but their own form is let through. */
const FORMS = {
  VITE_GA_MEASUREMENT_ID: { form: /^G-[A-Z0-9]{4,20}$/, example: 'G-ABC123DEF4' },
  VITE_ADSENSE_CLIENT: { form: /^ca-pub-\d{10,20}$/, example: 'ca-pub-1234567890123456' },
  VITE_KLARO_URL: {
    form: /^https:\/\/[a-z0-9.-]+(:\d+)?\/[\w./@-]+\.js$/,
    example: 'https://cdn.example/klaro-no-css.js',
  },
} as const;

function read(environment: Environment, name: keyof typeof FORMS): string {
  const value = environment[name] ?? '';
  const { form, example } = FORMS[name];
  if (value && !form.test(value)) {
    throw new Error(`${name} is "${value}"; it must look like ${example}`);
  }
  return value;
}

/** `header=123,footer=456`, as a record. */
function readUnits(value = ''): Record<string, string> {
  const units = value.split(',').filter(Boolean);
  return Object.fromEntries(
    units.map((unit) => {
      const [placement = '', id = ''] = unit.trim().split('=');
      if (PLACEMENTS.includes(placement) && /^\d{4,20}$/.test(id)) return [placement, id];
      throw new Error(
        `VITE_ADSENSE_SLOTS has "${unit}"; it must be like header=1234567890, with ${PLACEMENTS.join(', ')}`,
      );
    }),
  );
}

/**
 * Reads from the environment which third parties the build has; without a variable there is none.
 *
 * @throws when a value has not the form that it must have
 */
export function readThirdParties(environment: Environment): ThirdParties {
  return {
    measurementId: read(environment, 'VITE_GA_MEASUREMENT_ID'),
    adClient: read(environment, 'VITE_ADSENSE_CLIENT'),
    adUnits: readUnits(environment.VITE_ADSENSE_SLOTS),
    klaroUrl: read(environment, 'VITE_KLARO_URL'),
  };
}

/** What the server has to know for its content security policy; it knows the addresses itself. */
function forServer({ measurementId, adClient, klaroUrl }: ThirdParties) {
  return {
    analytics: measurementId !== '',
    ads: adClient !== '',
    // Nobody is asked where there is nothing to ask for.
    klaro: klaroUrl && (measurementId || adClient) ? new URL(klaroUrl).origin : null,
  };
}

/** Builds the third parties in, as constants: what isn't there costs nothing. */
export function thirdParties(parties: ThirdParties): Plugin {
  return {
    name: 'nanpure:third-parties',
    config: () => ({
      define: {
        'import.meta.env.HAS_THIRD_PARTIES': JSON.stringify(
          Boolean(parties.measurementId || parties.adClient),
        ),
        'import.meta.env.VITE_GA_MEASUREMENT_ID': JSON.stringify(parties.measurementId),
        'import.meta.env.VITE_ADSENSE_CLIENT': JSON.stringify(parties.adClient),
        'import.meta.env.VITE_ADSENSE_SLOTS': JSON.stringify(parties.adUnits),
        'import.meta.env.VITE_KLARO_URL': JSON.stringify(parties.klaroUrl),
      },
    }),
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const source = `${JSON.stringify(forServer(parties))}\n`;
      this.emitFile({ type: 'asset', fileName: 'third-parties.json', source });
    },
  };
}
