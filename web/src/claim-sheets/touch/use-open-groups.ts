import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Group, groups, lineOf } from '../lines.ts';

const idsOf = new Map(
  groups.map((group) => [group.key, group.rows.map(({ fieldMasterId }) => fieldMasterId)]),
);

type Open = ReadonlySet<Group['key']>;

/** The last sheet's open groups: most rooms of an inspection are filled in the same ones. */
let last: { inspectionId: string; open: Open } | undefined;

/** Which groups and lines are on the screen, and which groups are open. A search or Only filled opens all it leaves. */
export function useOpenGroups(inspectionId: string, visible: ReadonlySet<number> | null, query: string) {
  const [open, setOpen] = useState<Open>(() =>
    last?.inspectionId === inspectionId ? last.open : new Set(['roomInformation']),
  );
  useEffect(() => {
    last = { inspectionId, open };
  }, [inspectionId, open]);
  const [current, setCurrent] = useState<Group['key']>();

  const toggle = useCallback((key: Group['key']) => {
    setCurrent(key);
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  }, []);
  const openFor = useCallback((id: number) => {
    const { key } = lineOf(id).section;
    setCurrent(key);
    setOpen((before) => (before.has(key) ? before : new Set([...before, key])));
  }, []);
  const openOnly = useCallback(({ key }: Group) => {
    setCurrent(key);
    setOpen(new Set([key]));
    // The group is where it will be only after it was opened.
    requestAnimationFrame(() => document.getElementById(`group-${key}`)?.scrollIntoView({ block: 'start' }));
  }, []);

  const filtered = useMemo(
    () =>
      groups
        .map((group) => {
          const all = idsOf.get(group.key)!;
          return { group, ids: visible ? all.filter((id) => visible.has(id)) : all };
        })
        .filter(({ ids }) => ids.length > 0),
    [visible],
  );
  const shown = filtered.map(({ group, ids }) => ({
    group,
    ids,
    open: query !== '' || visible !== null || open.has(group.key),
    /** The line under the pad, told only to its own group so that the others are left alone. */
    active: (id: number | undefined) => (id !== undefined && ids.includes(id) ? id : undefined),
  }));
  return { shown, current, toggle, openFor, openOnly };
}

export type OpenGroups = ReturnType<typeof useOpenGroups>;
