import type { EvidenceKinds } from '../technique.ts';
import { TECHNIQUES } from '../techniques/index.ts';

const ROLES: ReadonlyMap<string, Readonly<Record<string, keyof EvidenceKinds>>> = new Map(
  TECHNIQUES.map(({ id, roles }) => [id, roles]),
);

/** What a part of a technique's pattern names, as its technique declares it. Throws where it doesn't. */
export function kindOfRole(technique: string, role: string): keyof EvidenceKinds {
  const kind = ROLES.get(technique)?.[role];
  if (!kind) throw new Error(`${technique} declares no ${role}`);
  return kind;
}

/** Whether a technique declares a part of its pattern. */
export function isRole(technique: unknown, role: string): boolean {
  return typeof technique === 'string' && Object.hasOwn(ROLES.get(technique) ?? {}, role);
}
