import { describe, expect, it } from 'vitest';
import { wrapModules } from '../../scripts/lib/eager-modules.mjs';

const chunk = (modules: string) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${modules}]);`;

describe("the modules of a build's script", () => {
  it('stand in parentheses, each once', () => {
    const wrapped = wrapModules(chunk('1,e=>{e.s([()=>2])},2,3,(e,t,r)=>{t.exports=")"}'));
    expect(wrapped).toBe(chunk('1,(e=>{e.s([()=>2])}),2,3,((e,t,r)=>{t.exports=")"})'));
    expect(wrapModules(wrapped)).toBe(wrapped);
  });

  it('are only looked for in scripts that hold some', () => {
    for (const other of [
      'var a=[1,e=>{}];',
      chunk('{otherChunks:["a.js"],runtimeModuleIds:[1]}'),
      '!function(){globalThis.TURBOPACK=[]}()',
    ]) {
      expect(wrapModules(other)).toBe(other);
    }
  });
});
