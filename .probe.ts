import { Exhaustive } from '@/lib/go/solver/exhaustive';
import { Solver } from '@/lib/go/solver/solver';
const region='A1 A2 A3 B1 B2 B3 C1 C2 C3 A4 D1'.split(' ');
const shapes: any = {
 open: { position:{size:9, black:'B4 C4 D4 D3 D2', white:'A5 B5 C5 D5 E5 E4 E3 E2 E1 G6'}, targets:['D3'], region},
 open1: { position:{size:9, black:'B4 C4 D4 D3 D2', white:'B5 C5 D5 E4 E3 E2 A6 B6 F1 F2 D6 F5 H6 H3'}, targets:['D3'], region:[...region,'E5','A5','E1']},
};
for (const [n,s] of Object.entries<any>(shapes)) for (const first of ['white','black'] as const) for (const master of ['white','black'] as const) {
  try { const t=Date.now(); const r=new Solver({...s, attacker:'white', within:40}, master).takes(first==='black'?1:2, 40); console.log(n,'fast within 40 first',first,'master',master,r,Date.now()-t);} catch(e:any){console.log(n,'fast', e.message ?? e)}
}
