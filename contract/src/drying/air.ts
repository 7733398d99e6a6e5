/** What a thermo-hygrometer shows: °F, % relative humidity. Only these are stored; everything else follows from them. */
export interface AirReading {
  temperatureF: number;
  rh: number;
}

/** What follows from a reading at a height, in full precision. */
export interface AirFacts {
  /** Grains of water a pound of dry air. */
  gpp: number;
  dewPointF: number;
  vaporPressurePsi: number;
  vaporPressureInHg: number;
  /** ft³ a pound of dry air. */
  specificVolume: number;
}

const pascalsInPsi = 6894.757;
const pascalsInInHg = 3386.389;
const celsius = (fahrenheit: number) => (fahrenheit - 32) / 1.8;
const fahrenheit = (degrees: number) => degrees * 1.8 + 32;

/**
 * Saturation vapor pressure of water over ice or water: °C to Pa (ASHRAE Handbook, Fundamentals 2017, chapter 1; drying.md
 * 3.1). Ice ends at the triple point, 0.01 °C.
 */
function saturationPascals(degrees: number): number {
  const t = degrees + 273.15;
  const overIce = degrees <= 0.01;
  return Math.exp(
    overIce
      ? -5674.5359 / t +
          6.3925247 -
          9.677843e-3 * t +
          6.2215701e-7 * t ** 2 +
          2.0747825e-9 * t ** 3 -
          9.484024e-13 * t ** 4 +
          4.1635019 * Math.log(t)
      : -5800.2206 / t +
          1.3914993 -
          0.048640239 * t +
          4.1764768e-5 * t ** 2 -
          1.4452093e-8 * t ** 3 +
          6.5459673 * Math.log(t),
  );
}

/** Saturation vapor pressure: °F to psi. */
export const saturationPsi = (temperatureF: number): number =>
  saturationPascals(celsius(temperatureF)) / pascalsInPsi;

const airPascals = (altitudeFt: number) => 101325 * (1 - 2.25577e-5 * altitudeFt * 0.3048) ** 5.2559;

/** Standard pressure of the air at a height above the sea: ft to psi. */
export const airPressurePsi = (altitudeFt: number): number => airPascals(altitudeFt) / pascalsInPsi;

/** The temperature at which the air of this vapor pressure is saturated: Pa to °C. */
function dewPoint(pascals: number): number {
  let [low, high] = [-100, 200];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (saturationPascals(middle) < pascals) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** What follows from a reading of the air (drying.md 3.1). Give it a relative humidity above 0: 0 % has no dew point. */
export function airFacts({ temperatureF, rh }: AirReading, altitudeFt: number): AirFacts {
  const degrees = celsius(temperatureF);
  const vapor = (rh / 100) * saturationPascals(degrees);
  const pressure = airPascals(altitudeFt);
  const ratio = (0.621945 * vapor) / (pressure - vapor);
  return {
    gpp: 7000 * ratio,
    dewPointF: fahrenheit(dewPoint(vapor)),
    vaporPressurePsi: vapor / pascalsInPsi,
    vaporPressureInHg: vapor / pascalsInInHg,
    specificVolume: (16.01846 * 0.287042 * (degrees + 273.15) * (1 + 1.607858 * ratio)) / (pressure / 1000),
  };
}

/** Water a dehumidifier takes out, pints a day, from the air it takes in and its grain depression (drying.md 3.2). */
export function waterRemoved(
  inlet: AirReading,
  altitudeFt: number,
  { cfm, grainDepression }: { cfm: number; grainDepression: number },
): number {
  const { specificVolume } = airFacts(inlet, altitudeFt);
  return (((cfm / specificVolume) * grainDepression) / 7000) * (1440 / 1.0432);
}

/**
 * Moisture content at which wood comes to rest in this air, % (Simpson, USDA Forest Products Laboratory, FPL-RN-0268; drying.md
 * 3.2).
 */
export function woodAtRest({ temperatureF: t, rh }: AirReading): number {
  const h = rh / 100;
  const w = 330 + 0.452 * t + 0.00415 * t ** 2;
  const k = 0.791 + 4.63e-4 * t - 8.44e-7 * t ** 2;
  const k1 = 6.34 + 7.75e-4 * t - 9.35e-5 * t ** 2;
  const k2 = 1.09 + 0.0284 * t - 9.04e-5 * t ** 2;
  const kh = k * h;
  const bound = (k1 * kh + 2 * k1 * k2 * kh ** 2) / (1 + k1 * kh + k1 * k2 * kh ** 2);
  return (1800 / w) * (kh / (1 - kh) + bound);
}
