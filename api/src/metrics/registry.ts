/** Names and values that tell apart what one metric counts; never ids or anything of a person: each pair is a series. */
export type Labels = Record<string, string>;

export interface Sample {
  labels?: Labels;
  value: number;
}

/** A metric as it is at one moment. */
export interface Family {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  /** `part` goes behind the name: `_bucket`, `_sum`, `_count`. */
  samples: (Sample & { part?: string })[];
}

type Read = () => Family[] | Promise<Family[]>;

export interface Metrics {
  counter(name: string, help: string): (labels: Labels) => void;
  /** Bounds rising, in the unit the name ends with. */
  histogram(name: string, help: string, bounds: readonly number[]): (labels: Labels, value: number) => void;
  /** What is asked for each time somebody looks. */
  read(from: Read): void;
  /** Everything, in Prometheus' text format 0.0.4. */
  text(): Promise<string>;
}

/** The whole of what we need of a metrics library; prom-client would stand in this file's place. */
export function openMetrics(): Metrics {
  const reads: Read[] = [];
  return {
    counter(name, help) {
      const counts = new Map<string, Required<Sample>>();
      reads.push(() => [{ name, type: 'counter', help, samples: [...counts.values()] }]);
      return (labels) => {
        const key = written(labels);
        const known = counts.get(key);
        if (known) known.value++;
        else counts.set(key, { labels, value: 1 });
      };
    },
    histogram(name, help, bounds) {
      const series = new Map<string, Observed>();
      reads.push(() => [
        { name, type: 'histogram', help, samples: [...series.values()].flatMap(samplesOf(bounds)) },
      ]);
      return (labels, value) => {
        const key = written(labels);
        const of = series.get(key) ?? { labels, sum: 0, within: bounds.map(() => 0), count: 0 };
        series.set(key, of);
        const at = bounds.findIndex((bound) => value <= bound);
        if (at >= 0) of.within[at]!++;
        of.sum += value;
        of.count++;
      };
    },
    read: (from) => void reads.push(from),
    async text() {
      const families = (await Promise.all(reads.map((read) => read()))).flat();
      return families.map(textOf).join('');
    },
  };
}

interface Observed {
  labels: Labels;
  sum: number;
  /** How many were at most each bound and above the one before it. */
  within: number[];
  count: number;
}

const samplesOf =
  (bounds: readonly number[]) =>
  ({ labels, sum, within, count }: Observed): Family['samples'] => {
    let below = 0;
    const buckets = bounds.map((bound, at) => {
      below += within[at]!;
      return { part: '_bucket', labels: { ...labels, le: String(bound) }, value: below };
    });
    return [
      ...buckets,
      { part: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
      { part: '_sum', labels, value: sum },
      { part: '_count', labels, value: count },
    ];
  };

const escaped = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function written(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function textOf({ name, type, help, samples }: Family): string {
  const lines = samples.map(({ part = '', labels, value }) => `${name}${part}${written(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}
