import type { Content, Contract, Operation, Parameter } from './contract.ts';
import { type Place, schemaChanges } from './schema-changes.ts';

function contentChanges(old: Content, current: Content = {}, place: Place): string[] {
  return Object.entries(old).flatMap(([type, { schema }]) => {
    const media = current[type];
    return media
      ? schemaChanges(schema, media.schema, place)
      : [`${place.where} is no longer ${type}`];
  });
}

function parameterChanges(old: Operation, current: Operation, place: Place): string[] {
  const likeIn = (parameters: readonly Parameter[], { name, in: where }: Parameter) =>
    parameters.find((each) => each.name === name && each.in === where);
  const required = current.parameters.filter(
    (each) => each.required && !likeIn(old.parameters, each)?.required,
  );
  return [
    ...required.map(({ name }) => `${place.where} ?${name} is required`),
    ...old.parameters.flatMap((each) => {
      const like = likeIn(current.parameters, each);
      const where = `${place.where} ?${each.name}`;
      return like
        ? schemaChanges(each.schema, like.schema, { ...place, where })
        : [`${where} is gone`];
    }),
  ];
}

function operationChanges(old: Operation, current: Operation | undefined, place: Place): string[] {
  const { where } = place;
  if (!current) return [`${where} is gone`];
  const ofReplies = Object.entries(old.responses).flatMap(([status, { content }]) =>
    contentChanges(content, current.responses[status]?.content, {
      ...place,
      where: `${where} ${status}`,
      isRequest: false,
    }),
  );
  return [
    ...(old.operationId === current.operationId ? [] : [`${where} is called otherwise`]),
    ...parameterChanges(old, current, place),
    ...contentChanges(old.requestBody?.content ?? {}, current.requestBody?.content, place),
    ...ofReplies,
  ];
}

/**
 * What in a document breaks clients of the one before: what replies no longer have, what requests may no longer have
 * or now have to have. Additions are none.
 */
export function breakingChanges(before: Contract, now: Contract): string[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const where = `${method} ${path}`;
      const place = { before, now, where, isRequest: true, inside: [] };
      return operationChanges(operation, now.paths[path]?.[method], place);
    }),
  );
}
