// Sets the colours before the first paint; the policy forbids inline scripts. The same rule as ui/theme-choice.ts.
let kept;
try {
  kept = localStorage.getItem('tsp-theme');
} catch {
  // A browser that lets the page keep nothing: can-run.js says so, where it matters.
}
const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset.theme = dark ? 'dark' : 'light';
