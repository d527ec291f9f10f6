import {
  DIFFICULTIES,
  err,
  ok,
  type Problem,
  type ProblemFileError,
  parseProblemFile,
  type Result,
} from '@nanpure/engine';

/** All problems of the bank, by id. */
export type Problems = ReadonlyMap<string, Problem>;

/** Reads a JSON file of the data folder; rejects when it can't. */
export type ReadJson = (name: string) => Promise<unknown>;

function describe({ at, message }: ProblemFileError): string {
  return at === '' ? message : `${at} ${message}`;
}

async function loadFile(
  name: string,
  readJson: ReadJson,
): Promise<Result<readonly Problem[], string>> {
  try {
    const file = parseProblemFile(await readJson(name));
    return file.ok ? ok(file.value.problems) : err(`${name}: ${describe(file.error)}`);
  } catch (error) {
    return err(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Loads the whole bank; the error names the file that is missing or damaged, and where. */
export async function loadProblems(readJson: ReadJson): Promise<Result<Problems, string>> {
  const problems = new Map<string, Problem>();
  for (const difficulty of DIFFICULTIES) {
    const name = `problems_${difficulty}.json`;
    const file = await loadFile(name, readJson);
    if (!file.ok) return file;
    for (const problem of file.value) {
      if (problems.has(problem.id)) return err(`${name}: the id "${problem.id}" is there twice`);
      problems.set(problem.id, problem);
    }
  }
  return ok(problems);
}
