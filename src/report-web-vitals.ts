import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** §7: reports each vital once it is final, to the address if one is set, otherwise to the console. */
export function reportWebVitals(address: string | undefined): void {
  const report = ({ name, value, rating, id }: Metric) => {
    if (!address) console.info(`${name} ${Math.round(value * 1000) / 1000} (${rating})`);
    else navigator.sendBeacon(address, JSON.stringify({ name, value, rating, id }));
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}
