import { expect, test } from 'vitest';
import { driedBasement } from '../drying/testing/dried-basement.ts';
import { dryingFacts } from './drying-values.ts';

const of = (isClosed: boolean, language: 'en' | 'es' = 'en') =>
  dryingFacts(driedBasement({ isClosed, points: 4 }), language, 'America/Chicago');

test('certificate of drying: how long it took, and each point that stands with its goal and since when it is dry', () => {
  const { values, lists } = of(true);
  expect(values).toEqual({
    ...{ 'drying-started': 'November 20, 2026', 'drying-ended': 'November 24, 2026', 'visit-count': '5' },
  });
  expect(lists).toEqual({
    'drying-points': [
      ['1', 'Basement', 'drywall', '18', '18', 'November 24, 2026'],
      ['3', 'Basement', 'framing', '11 (dry at 15)', '11', 'November 23, 2026'],
      ['4', 'Basement', 'concrete', '45', '45', 'November 23, 2026'],
    ],
  });
});

test('units left on site: those that stand, in which room and since when, also in Spanish', () => {
  expect(of(false, 'es').lists['units-on-site']).toEqual([
    ['AM-11', 'air mover, centrifugal', 'Basement', '20 de noviembre de 2026'],
    ['AM-12', 'air mover, centrifugal', 'Basement', '20 de noviembre de 2026'],
    ['AM-13', 'air mover, centrifugal', 'Laundry', '20 de noviembre de 2026'],
    ['DH-03', 'dehumidifier, LGR', 'Basement', '20 de noviembre de 2026'],
    ['2 × sin etiqueta', 'air mover, axial', 'Basement', '20 de noviembre de 2026'],
  ]);
  expect(of(true).lists).not.toHaveProperty('units-on-site');
});
