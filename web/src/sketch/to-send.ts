import { sketchInWords } from '@tidemark/contract/sketch/kept';
import type { Sketch } from '@tidemark/contract/sketch/shape';
import type { WordsByAction } from '../offline/outbox/index.ts';
import { isolatedName } from '../ui/format/isolated.ts';

const detail = (sketch: unknown) => (sketch ? `Drawn: ${sketchInWords(sketch as Sketch)}` : 'Sketch removed');

export const sketchWords = {
  'sketch.save': {
    describe: ({ params, body }, nameOf) => ({
      sort: 'room',
      title: `Sketch, ${isolatedName(nameOf(params.id)) ?? 'deleted room'}`,
      detail: detail(body.sketch),
    }),
    failed: 'The sketch could not be saved.',
  },
} satisfies WordsByAction;
