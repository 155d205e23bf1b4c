import { parentPort } from 'node:worker_threads';
import { bench, createEngine } from '@zertz/engine';

const began = process.threadCpuUsage();
const nodes = bench(createEngine({ megabytes: 16, seed: 1 }));
const { system, user } = process.threadCpuUsage(began);
parentPort?.postMessage({ nodes, millis: Math.round((system + user) / 1000) });
