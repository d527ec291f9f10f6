import { MODULE_MISSING } from './reload-after-deploy.ts';

const asked = new Set<string>();

function askFor(file: string) {
  if (asked.has(file)) return;
  asked.add(file);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}

/** Loads a module, and at the same time the files that it imports. The build puts it around every `import()`. */
export async function preloadModules<Module>(
  load: () => Promise<Module>,
  files: readonly string[],
): Promise<Module> {
  files.forEach(askFor);
  try {
    return await load();
  } catch (error) {
    dispatchEvent(new Event(MODULE_MISSING));
    throw error;
  }
}
