import { useEffect, useRef } from 'react';
import styles from './voice.module.css';

const bars = 24;

/** The microphone's volume, drawn without React: sixty times a second. */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 512 });
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const heights = new Array<number>(bars).fill(0);
    let frame = requestAnimationFrame(draw);
    let drawn = 0;
    function draw(now: number) {
      frame = requestAnimationFrame(draw);
      if (now - drawn < 60) return;
      drawn = now;
      analyser.getFloatTimeDomainData(samples);
      heights.shift();
      heights.push(loudness(samples));
      for (const [index, bar] of [...(row.current?.children ?? [])].entries())
        (bar as HTMLElement).style.transform = `scaleY(${Math.max(0.06, heights[index]!)})`;
    }
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
    };
  }, [stream]);
  return (
    <div ref={row} className={`row ${styles.meter}`} aria-hidden>
      {Array.from({ length: bars }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
        <i key={index} />
      ))}
    </div>
  );
}

/** 0 for silence to 1 for shouting, on a logarithmic scale of 60 decibels. */
function loudness(samples: Float32Array): number {
  const square = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return Math.min(1, Math.max(0, 1 + (10 * Math.log10(square + 1e-9)) / 60));
}
