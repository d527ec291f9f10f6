/** A position in which a technique concludes just this, and a candidate more with which it doesn't. */
export interface LadderInstance {
  /** As `formatPosition` writes it: `compact`. */
  readonly position: string;
  readonly removes?: string;
  readonly places?: string;
  /** The givens, where they matter. */
  readonly givens?: string;
  /** A candidate that was ruled out: were it still there, the technique would not conclude this. */
  readonly but?: string;
}

/** For each technique of the ladder an instance from the way through a random puzzle, some wrong candidates gone. */
export const LADDER_INSTANCES: Readonly<Record<string, LadderInstance>> = {
  'naked-single': {
    position:
      'k0g1i0h0g4ggg2g8o0ggo0g4k0g8g22030g1g8g2h0i0o0g1k0ggg4g4ggk0g2h0o0g8g1i0o0i0g1ggk0g8h0g4g2g2h0g8g1i0g40go040h0k0o0g4ggi0g1g2g8g1g8ggo0g2k0g42010i0g4g2g8g1h0o0k0gg',
    places: 'r8c8=7',
    but: 'r8c8=6',
  },
  'hidden-single': {
    position:
      'g8h0g1g4g2o0k0ggi0g4o0k0g8i0ggg2g1h0g2ggi0k0h0g1o0g4g8g102ggo0k0h0g8i0g4o0i0g8g2ggg4h0k0g1k0g4h0i0g1g8ggg2o0h0g8g2g1g4k0i0o0gggg40g4h0o0i0g1g8422001o0ggg8g2g4h040',
    places: 'r8c2=8',
    but: 'r9c2=8',
  },
  'locked-pair': {
    position:
      'g4g1ggh0o0k0i0g2g8g2i040g8g4ggg1o010g8h0o0g2i0g1ggg4k01gg811o041g4g2i00hi0k003gg0110o0g8g4o0g403i0g802h0k00hg1o0g8g4ggi0k0h0g2k0g2i0g1h0g8g4ggo0100gg4k0g2o0g8g1i0',
    removes: 'r4c3≠1',
    but: 'r5c3=6',
  },
  'pointing-pairs': {
    position:
      'h0k0g1g2g8ggg4i0o0i0o0ggg4g1k012g810g4g2g8h0i0o040g14go0g4g2k0ggi0g1h0g8g8i0k0o0h0g1ggg2g4ggg1h0g8g4g2o0k0i0g2g8i0g1o0g410gg50k0h0g4gg02g822o0g1g1ggo0i042h0g8g442',
    removes: 'r3c9≠8',
    but: 'r7c7=8',
  },
  'naked-pair': {
    position:
      'i0o0g2ggh0k0g1g4g8h0g1ggg8g4o0i0k0g2k0g4g8g2g1i0h0ggo0ggg8g4i0o0h0g2g1k0g2h0g1g4k0ggg8o0i0o0k0i0g1g2g8ggh0g4g8ggk0h0i0g480g2g105g290c0g801c0i0gg05i080c0ggg2c4g8h0',
    removes: 'r8c3≠9',
    but: 'r8c7=3',
  },
  'hidden-pair': {
    position:
      'g2k0g4ggh0i0g1g8o0ggg1h088g288k0g4i0o0i0g8g1k0g4h0ggg2i0g8g2g40111ggo0k0h0o0k00a0o0804i0g1g4ggg1i0o0k0g2h0g8g8g2i0k0g4ggo0g1h0g1g4o0h0i0g2g8k0ggk0h0gg800989i0g2g4',
    removes: 'r9c6≠9',
    but: 'r9c4=4',
  },
  'box-line-reduction': {
    position:
      'g1o0i0g8g2h0ggk0g4g2g4ggk0i0g1o0h0g8g8h0k0o0ggg4i0g1g2o0k0g8g4g1ggg2i0h0h0g1g4i0k0g2g80g8gggi0g2h0g8o0k0g4g1i0ggg1g2h0g8g4o040k0g2o001g4i0110o0gg4g8h00ho0k001g22g',
    removes: 'r9c9≠5',
    but: 'r8c4=5',
  },
  'locked-triple': {
    position:
      'g8g281gg0590246024h0k0ggi004g8g2g184g4i081k0g290100o8gg1h0k0g4o0g2202gg8ggo0g4g8h0i0k0g2g1i0g8g2g1k0ggo0g4h0o0ggh0g2g8k0252024k0g1g8h0i0g4ggo0g2g2g4i0o0ggg1g8h0k0',
    removes: 'r1c5≠3 r2c9≠3',
    but: 'r1c7=6',
  },
  'naked-triple': {
    position:
      '0gg4824gg842i0h0g1g1g812i0o01004ggk0i0k0100kg10i06g8o0g4g1ggg8h0o0k0i0g2k0g2g8g1i0g4ggo0h0h0o0i04gg24gg1g4g8g8ggg4h0k0g1o0g2i0g2h0k0o0ggi0g8g1g4o0i0g1g2g4g8h0k0gg',
    removes: 'r3c4≠5',
    but: 'r3c6=6',
  },
  'hidden-triple': {
    position:
      '01g820g4g2o0h0k0ggo0g2h0g8k0ggg4i0g1g4k0ggg1h0i0g8o0g2i0g1g28088g4k0gg18k010o0gg28g2g1g418g8ggg4h0g1k0o0g2i0ggo0216004h0g2g844h0g4k0g2ggg8i0g1o0g220g8c0a4g1ggh044',
    removes: 'r9c5≠3',
    but: 'r7c5=7',
  },
  'naked-quadruple': {
    position:
      'o0g8k011i0g2g4gg01g4g2h04141ggg8o0i0g1i0ggg8o0g4g2k0h0h0o0g2ggg4g1k0i0g8ggg4g8i0g2k0g1h0o0i0k0g1o0g8h0ggg4g240h0o04541g8i0g2ggg8gg041210i0o0g1k042g12042ggo0h0g8g4',
    removes: 'r7c4≠1 r7c4≠8',
    but: 'r8c4=3',
  },
  'hidden-quadruple': {
    position:
      'o0g4g1k0h0g8g2ggi0g8i0ggg4g1g250o050k0g2h0o0i0ggg4g1g8g1o0k0g8g2h0i0g4ggg4h0i0ggo0k009g201g2ggg8i0g4g1d010d0h0g1o0g2k0i0ggg8g4i0g804g10g8090k002ggk002h0g8g4812083',
    removes: 'r9c9≠2',
    but: 'r8c9=6',
  },
  'x-wing': {
    position:
      'o0g2ggh0k0g8g1i0g4i0g8g4808g0hh0k0g2g1h0k0g2i0g4g8o0ggggi0o0g1g4g2k0g8h0k0g1h0i00o0gg4g2o0g2g4g84080h0ggg120g8k0i08gh08gg2g4g1h0o0g2g4g1k0i0ggg8g4ggg1g8g2i0o0h0k0',
    removes: 'r7c6≠5',
    but: 'r2c4=5',
  },
  swordfish: {
    position:
      'k0g8g1g4g2ggi0o0h0o0h0i040g1g8g2g4ggggg4g2i0o0h0g8g1k0g1i0o04g4gg4h0g8g2g4ggg8g2h0o0g1k0i0h0g2k0g1g8i0g4ggo0i0801g1o0g014gg2g4g2g1g4o02gk00gh0g8g8401g10g4g2o0i0g1',
    removes: 'r7c3≠5',
    but: 'r9c4=5',
  },
  jellyfish: {
    position:
      'g1i0g4g2ggg8o0h0k0h0g2k0o0g4i0g1ggg8ggg8o0g1h0k0g4i0g2i0o0g81gk0g4g2g11gk0ggh0g8g2g1i0o0g4g4g1g230a08gg8k01gg2k02g2ga88gh0g4g1g8g4g14020h04gg2o0o0h00gg4g1g24gg8i0',
    removes: 'r9c7≠5',
    but: 'r8c4=5',
  },
  'remote-pair': {
    position:
      'g1g2i0g4o0g8h0k0ggk0o0g8i0ggh0g4g1g2h0ggg4g1k0g2i0o0g8i0g1ggg8h0o00204k0g8g4g2k0i0ggg1h0o0o0h0k0g2g1g40o0oi0g2i0g10g0ck0o00oh00g48h0o0g2g14oi0g40k40o0100ci00og2g1',
    removes: 'r8c7≠4 r8c7≠5',
    but: 'r9c7=8',
  },
  'bug-plus-one': {
    position:
      'o00a22g44g48g1h02gh00cg1i08g88k0g20kggk024g1h0g2g824o0g2gg901881g4i0k009g4g1g8gg6060g2o0h0k0i0900a0390g4gg09g8h0k0o024g1gg24g2i0840612g8gg90g1k0g182ggk0263090g824',
    places: 'r9c5=7',
    but: 'r6c4=6',
  },
  skyscraper: {
    position:
      'o0g2ggh0k0g8g1i0g4i0g8g4808g0hh0k0g2g1h0k0g2i0g4g8o0ggggi0o0g1g4g2k0g8h0k0g1h0i00o0gg4g2o0g2g4g84080h0ggg120g8k0i08gh08gg2g4g1h0o0g2g4g1k0i0ggg8g4ggg1g8g2i0o0h0k0',
    removes: 'r7c6≠5',
    but: 'r2c4=5',
  },
  'two-string-kite': {
    position:
      'i0g1g4h0g8k0o0g2ggo0h0g2ggi0g4k0g8g1g8ggk0g1o0g2g4h0i0g4882g60g2810o4gh0g1882g601g800o04g2k0g2h0g40gg8i00ho0h0k0g1o0g4ggg2i0g8ggg4g8g2g1i0h0o0k0g2i0o0g8k0h0010gg4',
    removes: 'r5c5≠5',
    but: 'r9c7=5',
  },
  'turbot-fish': {
    position:
      'h0ggg4g1g2k0o0g8i0k0o0g2ggi0g8h0g4g1g1g8i0g4o0h0k0g2ggg8g2ggo0k0g1g4i0h0o01111g8g4i0ggk0g2g4i0k0g2h0ggg1o0g8ggg408k009g2i0h0o0i011o01009g4g20hk0g2k011300ho0g80hg4',
    removes: 'r8c5≠1',
    but: 'r7c3=1',
  },
  'empty-rectangle': {
    position:
      'o0g8k011i0g2g4gg110702h04540ggg8o0i00121ggg8o004g2k011h0o0g2ggg4g1k0i0g8ggg4g8i0g2k0g1h0o0i0k0g1o0g8h0ggg4g245h0o04541g8i0g2ggg8gg040210i0o0g1k043232043ggo0h0g8g4',
    removes: 'r9c4≠1',
    but: 'r2c2=1',
  },
  'w-wing': {
    position:
      'o0g2ggh0k0g8g1i0g4i0g8g4808g0hh0k0g2g1h0k0g2i0g4g8o0ggggi0o0g1g4g2k0g8h0k0g1h0i00o0gg4g2o0g2g4g84080h0ggg120g8k0i08gh08gg2g4g1h0o0g2g4g1k0i0ggg8g4ggg1g8g2i0o0h0k0',
    removes: 'r2c6≠5',
    but: 'r6c4=9',
  },
  'xy-wing': {
    position:
      '0gg4824gg842i0h0g1g1g812i0o01004ggk0i0k0100kg10i06g8o0g4g1ggg8h0o0k0i0g2k0g2g8g1i0g4ggo0h0h0o0i04gg24gg1g4g8g8ggg4h0k0g1o0g2i0g2h0k0o0ggi0g8g1g4o0i0g1g2g4g8h0k0gg',
    removes: 'r3c4≠5',
    but: 'r1c6=5',
  },
  'xyz-wing': {
    position:
      'g1h0g4g8g2k0i0ggo0o0k0ggi0g4g1h0g8g2g8i0g28g901gk0g1g4h0g2g88gi00kg184k0g480k0g110g8g2i0ggi08gg1g2k0148494g8ggg8h0k0g1g28484i0k0g1i0g4ggo0g8g2h0g204o0h0g8i00kk0g1',
    removes: 'r6c7≠3',
    but: 'r6c6=5',
  },
  'unique-rectangle-1': {
    position:
      'g8h0ggk0g4o0i0g2g1o0i0k0ggg2g1g4h0g8g10602i0g810o0ggk0k0g8g1o0ggg2h0g4i0g4ggo0g1h0i0g8k0g2220232g8k0g4ggg1o0h0o0g4g2g1g8k0i0gg22k022h0o0ggg108g4ggg108g4i0k0g288h0',
    removes: 'r6c3≠2 r6c3≠7',
    but: 'r8c3=4',
  },
  'unique-rectangle-2': {
    position:
      '0o2c2ch0g2k024o0g1o0g2k0i0g4g1h0g8gg20g1h0g8ggo024g2k0g4h0o0k0g1g8g2ggi02a2828o0h0ggk0g1g4k0ggg106i006o0h0g8g1k00406g8h0ggi0o02o2cg20ko024g1k0h030a02gg1k020g8g4g2',
    removes: 'r1c7≠3',
    but: 'r1c3=5',
  },
  'unique-rectangle-3': {
    position:
      '50gg1111o0i0g2g448g8i0g2ggg4k0h0o0g154019511g2g8ggi04014k014o0ggg1i0g8g2g2g801k0i0h080ggg4ggo0i0g4g8g2k0g1h0g1g4ggg2h0o0g8k0i0i0h0k0g8g1ggg4g2o080g288i0k0g401h00g',
    removes: 'r1c4≠6 r3c1≠6 r3c3≠6 r9c3≠9',
    but: 'r3c1=9',
  },
  'unique-rectangle-4': {
    position:
      'g8g4ggi0k0h0g2g1o0k0o0g2ggg8g1h0i0g4i0g1h0g4o0g2g8k0gggg60g49830e8g1802ao030g8g2g1g4k00g20g260g188gge8g4h008g4g2i0k01080ggg8g1h0g8o0g1g2ggi0g4k0g1ggk008g428o0g2h0',
    removes: 'r4c6≠7 r6c6≠7',
    but: 'r4c2=6',
  },
  'unique-rectangle-5': {
    position:
      '48g258g4i0g1o0gg1809100dk0ggo0g2i008i0ggo0g2h0g8g1g4k0h0g1g2i0g8g4k0o0ggggg8i0o0k0h0g4g2g1o0g440ggg1g2h0g8i0g2i0ggg1g4k0g8h0o00d800dh0g2i0gg410405k015g8o0ggi001g2',
    removes: 'r9c3≠3',
    but: 'r2c1=3',
  },
  'unique-rectangle-6': {
    position:
      'g1h0g4g8g2k0i0ggo0o0k0ggi0g4g1h0g8g2g8i0g20g901gk0g1g41gg2g88gi00kg194k01484k0g190g8g2i0ggi00gg1g2k01k8494g80kg8h0k0g1g28k84i0k0g1i0g4ggo0g8g2h0g20ko0h0g8i00gk0g1',
    removes: 'r6c8≠9 r7c7≠9',
    but: 'r6c2=9',
  },
  'hidden-rectangle': {
    position:
      'k0g1g2g4o0i0g8h0ggo0ggg41212g8k0i0g1g8i0h0g1k0ggg2g4o0g1k0i01q0o10o002g4ggg2o0i0g4g1h0g8k0g4h0g8k002o0gg01i0i0o0g11q1q12g4k008g2g8k0o0g1g4i0ggh0h0g4gg0ai0k0g1o00a',
    removes: 'r7c4≠4',
    but: 'r4c5=2',
  },
  'avoidable-rectangle-1': {
    position:
      'i0o0g8ggk0g2h0g4g1g4g2k0g1i0h0o0g8ggg1ggh0g4o0g8g2i0k0g2h0ggi0g8g4k0g1o0o0g1g442h0ggg802i0k0g8i002g1o00gh0g4g8g4o0h0ggi0g1k0g2h0i0g1o0g2k004ggg8ggk0g2g8g4g1i0o0h0',
    givens: '7.....6.1......9...5639....26.7.3...9.......7.4..1....43.65..8......8.5...2...7..',
    removes: 'r5c4≠2',
  },
  'avoidable-rectangle-2': {
    position:
      'i0o0g8ggk0g2h0g4g1g4g2k0g1i0h0o0g8ggg1ggh0g4o0g8g2i0k0g2h0ggi0g8g440g1o0o0g10442h00g4o02i0k0g8i002g1o00gh0g4g8g4o0h0ggi0g1k0g2h0i0g1o0g2k004ggg8ggk0g2g8g4g1i0o0h0',
    givens: '7.....6.1......9...5639....26.7.3...9.......7.4..1....43.65..8......8.5...2...7..',
    removes: 'r5c7≠8',
  },
  'finned-x-wing': {
    position:
      '52g450o0gg12i0g1g8321818g1k002g4o0ggggo0g1i0g8g4k0g2h0o0g2ggh0g1k0g8i0g4g1k0i0g8g4ggg2h0o01018g4g2o0i0g1ggk044i0o040h0g1ggg8g250g1504gg2g8o0g4i0g8ggg2g4i0o0h0k0g1',
    removes: 'r1c1≠6',
    but: 'r2c6=6',
  },
  'sashimi-x-wing': {
    position:
      'g1ggh0o0i0g2g8g4k0i0g8o0h0g4k0g2ggg1g2g4k0ggg8g1i0h0o0ggk0g8g2g1o0h0i0g4h0i0g1g4k0ggo0g8g2o0g2g4g8h0i00141gg40o0g260ggg8g4411044g1i040o0h04g42g808h0gg61g2g441o020',
    removes: 'r7c8≠8 r8c8≠8',
    but: 'r6c7=8',
  },
  'simple-coloring': {
    position:
      'o0g2ggh0k0g8g1i0g4i0g8g4808g0hh0k0g2g1h0k0g2i0g4g8o0ggggi0o0g1g4g2k0g8h0k0g1h0i00o0gg4g2o0g2g4g84080h0ggg120g8k0i08gh08gg2g4g1h0o0g2g4g1k0i0ggg8g4ggg1g8g2i0o0h0k0',
    removes: 'r7c6≠5',
    but: 'r2c4=5',
  },
  'multi-coloring': {
    position:
      'ggg4i0k0h0g1g8o0g290g1k080g2g8ggg4i080g2g8g4ggi0k0h0g1g2o0g4g8i0h0g1ggk0g1k0h0ggg4g2o0i0g82828ggg1k0o0h0g2g4k030g21008ggg4g1o0g4ggg1i0o0k0g2g8h00818o0g209g4i0k0gg',
    removes: 'r9c5≠4',
    but: 'r7c2=4',
  },
  'finned-swordfish': {
    position:
      'i0ggk0g1109088g2g4g1g4g8ggg2a080h0k0g2o0h0g8k0g4i0g1ggg8i0g4h0ggg1k0o0g2h0k0o0i0g4g2g1ggg8ggg1g2o0g8k0g4i0h0g4h0g1g2i0g8ggk0o0c0g2i0g4808gh0g8g180g8ggk09190g2g4i0',
    removes: 'r9c6≠9',
    but: 'r1c5=9',
  },
  'sashimi-swordfish': {
    position:
      'o0g1g2k0g4h0ggi0g8ggi0h0g8o0g2g4k0g1g8k0g4g1ggi0h0o0g2g2h0ggo0g1g8k0g4i0k008i0ggh0g489g280g488g102i0k008189gh0g2c0i008gg810984g1g4g8h0g2o0i0ggk0i0ggc0g448g1g20890',
    removes: 'r6c8≠4',
    but: 'r7c7=4',
  },
  'finned-jellyfish': {
    position:
      'g4g1h00gg24go0i0g8i0k00890g480ggg2g1gg8282i0g8g1g4h0k0o0g8g4k0h0i0g2g1ggg2h0ggg1o0g4k0g8i0k0i0g1g8ggg2h0g4o0h082c28gg1g8i0cgg4g8ggc0g4i0h0g140g2g1g4i0g2k08gg88gh0',
    removes: 'r7c2≠9',
    but: 'r8c8=9',
  },
  'sashimi-jellyfish': {
    position:
      'g1h0g4g8g2k0i0ggo0o0k0ggi0g4g1h0g8g2g8i0g28g801gk0g1g410g2g88gi00kg184k01484k0g110g8g2i0ggi08gg1g2k0148494g80kg8h0k0g1g20480i0k0g1i0g4ggo0g8g2h0g20ko0h0g8i00kk0g1',
    removes: 'r6c7≠3',
    but: 'r4c1=3',
  },
  'sue-de-coq': {
    position:
      'i0g8o0g4ggg1k0h0g2g4ggg2k0i0h0g1g8o0h0g1k0o0g8g2ggi0g44g82g4g18048h00ii00g82g1i0h040g402g8g8h0i0g2g4ggo0k0g1g1g4g8h0k0i0g2o0ggg2i0h0ggg1o0g8g4k0o0k0ggg8g2g4i0g1h0',
    removes: 'r4c6≠8 r4c8≠2 r5c2≠2',
    but: 'r5c1=8',
  },
  'x-chain': {
    position:
      'ggk0g1g820g2o0g4h0i0o0g8g4h0k0ggg2g102h0g4gg80g1g8k0i0g8g2k0h0ggg4i0g1o0g4ggo0k0g1i0g2h0g8h0g1i0g2g8o0g4ggk0o024h0g1060gk0g806k008g2o004h0g1i0ggg10cggi04608h0o006',
    removes: 'r7c5≠3 r9c5≠3',
    but: 'r8c2=3',
  },
  'xy-chain': {
    position:
      'o0g8k011i0g2g4gg01g4g2h04141ggg8o0i0g1i0ggg8o0g4g2k0h0h0o0g2ggg4g1k0i0g8ggg4g8i0g2k0g1h0o0i0k0g1o0g8h0ggg4g240h0o04541g8i0g2ggg8gg041210i0o0g1k042g12042ggo0h0g8g4',
    removes: 'r2c5≠1',
    but: 'r8c4=3',
  },
  'continuous-nice-loop': {
    position:
      'o0g2ggh0k0g8g1i0g4i0g8g4808g0hh0k0g2g1h0k0g2i0g4g8o0ggggi0o0g1g4g2k0g8h0k0g1h0i00o0gg4g2o0g2g4g84080h0ggg120g8k0i08gh08gg2g4g1h0o0g2g4g1k0i0ggg8g4ggg1g8g2i0o0h0k0',
    removes: 'r7c6≠5',
    but: 'r2c4=5',
  },
  'discontinuous-nice-loop': {
    position:
      'o0g2ggh0k0g8g1i0g4i0g8g4808g0hh0k0g2g1h0k0g2i0g4g8o0ggggi0o0g1g4g2k0g8h0k0g1h0i00o0gg4g2o0g2g4g84080h0ggg120g8k0i08gh08gg2g4g1h0o0g2g4g1k0i0ggg8g4ggg1g8g2i0o0h0k0',
    removes: 'r2c5≠9',
    but: 'r2c4=5',
  },
  aic: {
    position:
      'o0g2ggh0k0g8g1i0g4i0g8g4808g0hh0k0g2g1h0k0g2i0g4g8o0ggggi0o0g1g4g2k0g8h0k0g1h0i00o0gg4g2o0g2g4g84080h0ggg120g8k0i08gh08gg2g4g1h0o0g2g4g1k0i0ggg8g4ggg1g8g2i0o0h0k0',
    removes: 'r7c4≠9 r7c6≠5',
    but: 'r2c4=5',
  },
  'grouped-continuous-nice-loop': {
    position:
      'i0ggk0g1109088g2g4g1g4g8ggg2a080h0k0g2o0h0g8k0g4i0g1ggg8i0g4h0ggg1k0o0g2h0k0o0i0g4g2g1ggg8ggg1g2o0g8k0g4i0h0g4h0g1g2i0g8ggk0o0c0g2i0g4808gh0g8g180g8ggk09190g2g4i0',
    removes: 'r8c6≠9 r9c6≠9',
    but: 'r1c5=9',
  },
  'grouped-discontinuous-nice-loop': {
    position:
      'h0ggo0g8g1g2k0i0g4g4g2g8i0k0o010g1ggg1k0i0ggh0g4g2o0g8i0g1g4h0o0k0ggg8g2k0g8g2g4ggi0o0h0g1ggo0h00302g80444i0g2g4g1k0i0h0g8ggo0g8h0gg8206g1i006k0o0i0k0020egg0504h0',
    places: 'r8c8=2',
    but: 'r9c8=2',
  },
  'grouped-aic': {
    position:
      'g1o0i0g8g2h0ggk0g4g2g4ggk0i0g1o0h0g8g8h0k0o0ggg4i0g1g2o0k0g8g4g1ggg2i0h0h0g1g4i0k0g2g80g8gggi0g2h0g8o0k0g4g1i0ggg1g2h0g8g4o040k0g2o001g4i0110o0gg4g8h00ho0k001g22g',
    removes: 'r9c9≠5',
    but: 'r8c4=5',
  },
  'als-xz': {
    position:
      'i0o0g2ggh0k0g1g4g8h0g1ggg8g4o0i0k0g2k0g4g8g2g1i0h0ggo0ggg8g4i0o0h0g2g1k0g2h0g1g4k0ggg8o0i0o0k0i0g1g2g8ggh0g4g8ggk0h0i0g480g2g105g290c0g801c0i0gg05i080c0ggg2c4g8h0',
    removes: 'r8c3≠9',
    but: 'r8c7=3',
  },
  'als-xy-wing': {
    position:
      'h0i0g8k0ggo0g4g1g2844081g221g8gg80h0800i821001g4k020g8g2o0ggg8k0i0g1h0g4g1g4i0o0h0g2g8k0ggk0g8h0g1g4ggi0g2o0ggh0g4i0g2k0o0g8g1g8g1k0ggo0h0g2g4i0i002820408g1h0ggk0',
    removes: 'r2c5≠1',
    but: 'r3c3=1',
  },
  'als-chain': {
    position:
      'o0g8k011i0g2g4gg01g4g2h04141ggg8o0i0g1i0ggg8o0g4g2k0h0h0o0g2ggg4g1k0i0g8ggg4g8i0g2k0g1h0o0i0k0g1o0g8h0ggg4g240h0o04541g8i0g2ggg8gg041210i0o0g1k042g12042ggo0h0g8g4',
    removes: 'r7c4≠8',
    but: 'r8c4=3',
  },
  'death-blossom': {
    position:
      'o0g4g1k0h0g8g2ggi0g8i0ggg4g1g250o050k0g2h0o0i0ggg4g1g8g1o0k0g8g2h0i0g4ggg4h0i0ggo0k009g201g2ggg8i0g4g1d01050h0g1o0g2k0i0ggg8g4i0g804g1gg8090k012ggk002h0g8g4812083',
    removes: 'r2c9≠8 r6c7≠8',
    but: 'r6c9=9',
  },
  'forcing-chain': {
    position:
      'o0g2ggh0k0g8g1i0g4i0g8g4808g0hh0k0g2g1h0k0g2i0g4g8o0ggggi0o0g1g4g2k0g8h0k0g1h0i00o0gg4g2o0g2g4g84080h0ggg120g8k0i08gh08gg2g4g1h0o0g2g4g1k0i0ggg8g4ggg1g8g2i0o0h0k0',
    places: 'r2c4=9',
    but: 'r2c4=5',
  },
  'forcing-net': {
    position:
      '9576gga523a775g866177673gg2b2fo0576687g8a3a5k0h02l070m0a62e201g42b6h42h0ggg13038o0k024062e1e7272282q2b6547o0131ig8a521a550d444k0o0g4g2h0ggg8i0g1i01011k0098cg2gg04',
    removes: 'r1c1≠3',
    but: 'r6c2=3',
  },
  'franken-x-wing': {
    position:
      'g2i0g4g1o0g8ggk0h0o0k0ggh0i0g2g8g1g4g1g8h0k0g4ggi0g2o0g8g2i0ggk0g4o0h0g1k0h001i0g281g4ggg8gg04o0g8h001k0i0g2i0o0k0g2g8h0g1g4ggh0ggg8g4g1i0g2o0k0g40103o0ggk0h0g8i0',
    removes: 'r9c3≠1',
    but: 'r6c2=1',
  },
  'franken-swordfish': {
    position:
      'o0g8g2g4ggk0g1h0i0h0g4g1i0o0g8k0g2ggggk0i0g1h0g2g8g4o0g2gg9010g1g4i0k0g8g4g1g8ggk0i0g2o0h0k0i09008g290g4ggg1g8h0k0o0g4g1ggi0g2i0800402g8gg90g1k0g182ggk0i01090g804',
    removes: 'r4c3≠6',
    but: 'r6c4=6',
  },
  'franken-jellyfish': {
    position:
      'k012g8o012i0ggg1g40111ggg8k0g4i0o0g220g48002g1ggk0h0g8o0i0g1k0g4h0g8g2ggg8gg02g120o0h0g4k0h040g40g08g2g1i0o0ggo0k02022g1g4g8h00203h0g4ggg8o0k0i0g4g8i0h0o0k0g2ggg1',
    removes: 'r8c2≠2',
    but: 'r3c1=2',
  },
  'finned-franken-x-wing': {
    position:
      'k0g2ggo0g8h0200105g8i0g1g4ggk0g2h0o0g4o0h0g1g2i0g8ggk0ggg4g8g2i0g1k0o0h0h0k0i0ggg4o0g1g2g8g2g1o0h0k0g8ggg4i0i0h0g2k080ggg4g801g1ggk0g810g4o020g2o0g8g4i011g21041gg',
    removes: 'r1c9≠1',
    but: 'r7c5=1',
  },
  'finned-franken-swordfish': {
    position:
      'o0g8g2g4ggk0g1h0i0h0g4g1i0o0g8k0g2ggggk0i0g1h0g2g8g4o0g2gg9010g1g4i0k0g8g4g1g8ggk0i0g2o0h0k0i09008g290g4ggg1g8h0k0o0g4g1ggi0g2i0800402g8gg90g1k0g182ggk0i01090g804',
    removes: 'r4c3≠6',
    but: 'r6c4=6',
  },
  'finned-franken-jellyfish': {
    position:
      'k002g8o012i0ggg1060313ggg8k0g4i0o00220g48202g1ggk0h0g8o0i0g1k0g4h0g8g2ggg8gg02g12080h0g4k0h040g40g08g2g1i0o0ggo0k02022g1g4g8h00303h0g4ggg8o0k0i0g4g8i0h0o0k0g2ggg1',
    removes: 'r3c3≠2',
    but: 'r7c4=2',
  },
  'mutant-x-wing': {
    position:
      'k0g2ggo0g8h0200105g8i0g1g4ggk0g2h0o0g4o0h0g1g2i0g8ggk0ggg4g8g2i0g1k0o0h0h0k0i0ggg4o0g1g2g8g2g1o0h0k0g8ggg4i0i0h0g2k080ggg4g801g1ggk0g810g4o020g2o0g8g4i011g21041gg',
    removes: 'r1c9≠1',
    but: 'r7c5=1',
  },
  'mutant-swordfish': {
    position:
      'o0g8g2g4ggk0g1h0i0h0g4g1i0o0g8k0g2ggggk0i0g1h0g2g8g4o0g2gg9010g1g4i0k0g8g4g1g8ggk0i0g2o0h0k0i09008g290g4ggg1g8h0k0o0g4g1ggi0g2i0800402g8gg90g1k0g182ggk0i01090g804',
    removes: 'r4c3≠6',
    but: 'r6c4=6',
  },
  'mutant-jellyfish': {
    position:
      'h0i0g2ggk0g1o0g4g8o0k0g4h0g8i0ggg2g1g8ggg1o0g2g4i0h0k0g2h0ggg8o0k0g4g1i0g488i0g2g1ggk080h0g188k0i0g4h00agg82k006o0g1gg0ah0i006i0g108g4h0o00ak0gggg06h0k0i00ag18886',
    removes: 'r6c2≠4 r8c7≠4',
    but: 'r7c2=4',
  },
  'finned-mutant-x-wing': {
    position:
      'k0h0i0g8g1g4g2o0gg818og45gg250i00109090o0a4go0i04c45h0aca888c51kd84k4lg2h0g1gg46i04244g8o08cg2k0850k88h0i005a2a81ac654g10s1m0cggg4g1i0g812o012k00ak09a9614ggg1162c',
    removes: 'r7c2≠4',
    but: 'r2c1=4',
  },
  'finned-mutant-swordfish': {
    position:
      'o0g1i0k0h0ggg4g2g8h0ggk0g2g8g4o0i0g1g4g2g8o0g1i01gk01gi084g1h0ggg8k080g2k0h0ggi0g2o0g8g1g4g2g880g1g4k0i0gg90ggi004g8o0g1g214k0g884g2ggk0h0g184i0g1k010g4i0g21gg890',
    removes: 'r4c2≠9',
    but: 'r9c3=9',
  },
  'finned-mutant-jellyfish': {
    position:
      'k002g8o012i0ggg1060313ggg8k0g4i0o00220g48202g1ggk0h0g8o0i0g1k0g4h0g8g2ggg8gg02g12080h0g4k0h040g40g08g2g1i0o0ggo0k02022g1g4g8h00303h0g4ggg8o0k0i0g4g8i0h0o0k0g2ggg1',
    removes: 'r1c5≠2',
    but: 'r3c1=2',
  },
  'finned-squirmbag': {
    position:
      'ggo022g1h0g4g822k028g12ao0k0ggg4h020g4k0h02a0a2ao0ggg1o0g2g1k0i0h0ggg4g8h0ggg408o009i041g248i048g4gg0bh041o0g1g460gg0a6a42o0h060h0gg22g1o042g8g4g2g8o0h0g460g160gg',
    removes: 'r1c8≠7',
    but: 'r8c9=7',
  },
  'sashimi-squirmbag': {
    position:
      'k0g4h0o0ggg128g22808g10oh0g2i080k0g4o0i0g2k0g8g4ggg1h0g1h0o00ag40a60gg60g4ggk0i0g1o0h0g8g22202080ok0h0g4o0g1h00ai00ao0k0g1g4ggggo0g1g4i00a4ah0480ak0g4g1h0gg0ai0o0',
    removes: 'r4c6≠4',
    but: 'r9c4=4',
  },
  'finned-whale': {
    position:
      '8gg4g2h0g8i0k0g18gk0g89gg1g280i0949ki0g190g4k0gg90g8g2h0k0g1i0o0g2g4ggg8g2ggg4g8g1k090i090g8o0i0ggg4h0g2k0g1g1i08gg21g84g894k08kg2g8k01gg19g94i08kh0k080i0g8g1g28k',
    removes: 'r7c6≠9',
    but: 'r3c4=9',
  },
  'sashimi-whale': {
    position:
      'g2k0i088h00c8cg1ggg1o0ggi0460e0c48h0g4g8h0g1c0gga060g2g8gg02g4g1o0h022k0h005k0g208i009ggo0i003o0k0ggh002g409ggi009h00ak00bo0g4k0060f888e0fggh0i0o0h00fggi00fk00a09',
    removes: 'r5c7≠4',
    but: 'r7c9=4',
  },
  'franken-squirmbag': {
    position:
      'h081g8g4g2gg80k0i0i0k0ggo0g81111g2g4g481g2i011k091g8ggggg8k011i011g4o0g2g1h0g4g2o0g8ggi0k0o0g2i0ggk0g4g8g1h0k0i0h009g4o0g2gg0908g4o0k00hg2i0h0090a0gg1181gi0k0g4o0',
    removes: 'r3c2≠1',
    but: 'r1c7=1',
  },
  'franken-whale': {
    position:
      'i0g881g4ggg2k081h0h00k84g8g1k0g28ki0k00gg2o0h0i0g80l05g8k0i0h08485gg05g2o0g2ggi0g80505h0k00505h0k0g2ggi0g8o005h0g8g2k08485i0ggggi0k0g104h084g2g8g2o005ggi0g8h0k005',
    removes: 'r1c8≠1',
    but: 'r3c2=1',
  },
  'finned-franken-squirmbag': {
    position:
      'h081g8g4g2gg80k0i0i0k0ggo0g81111g2g4g481g2i011k091g8ggggg8k011i011g4o0g2g1h0g4g2o0g8ggi0k0o0g2i0ggk0g4g8g1h0k0i0h009g4o0g2gg0908g4o0k00hg2i0h0090a0gg1181gi0k0g4o0',
    removes: 'r3c2≠1',
    but: 'r1c7=1',
  },
  'finned-franken-whale': {
    position:
      'g8o0gg30g130g2k0g405g205k0ggg8i0h0o0h06060o0g2g4ggg1g8gg4545g2h041g8o0i060h06a28o06gg1g44io0696bg4486hh00i4ig244h0ggi0c0c4g8g1606o68g1g4c2c02ih0056lo0184852442i0i',
    removes: 'r8c6≠8',
    but: 'r9c1=8',
  },
  'mutant-squirmbag': {
    position:
      'h0k0g1g2g8ggg4i0o020o0ggg4g1k012g812g4g2g8h0i0o04gg14go0g4g2k0ggi0g1h0g8g8i040o0h0g14gg2g40gg1h0g8g4g2o04gi0g2g8i0g1o0g4104g5gk0h0g4gg02g822o0g1g1ggo0i042h0g8g442',
    removes: 'r3c9≠8 r5c7≠8',
    but: 'r7c7=8',
  },
  'mutant-whale': {
    position:
      '8i81g844i043010gh00gi0k005g8h0o00kg203h0g4o0gg03g8i0k0g8k0g2ggh0g4i0g1o031gg11g2o02140g8g421g4o0g84161h0g2gg910111i0g4ggg2k0g840g2ggh041g8g4o0i044g8i040g2o0ggh0g1',
    removes: 'r1c2≠1 r1c6≠1',
    but: 'r1c1=1',
  },
  'finned-mutant-squirmbag': {
    position:
      'h0k0g1g2g8ggg4i0o020o0ggg4g1k012g812g4g2g8h0i0o04gg14go0g4g2k0ggi0g1h0g8g8i040o0h0g14gg2g40gg1h0g8g4g2o04gi0g2g8i0g1o0g4104g5gk0h0g4gg02g822o0g1g1ggo0i042h0g8g442',
    removes: 'r3c9≠8',
    but: 'r7c7=8',
  },
  'finned-mutant-whale': {
    position:
      '21k0ggg8g23111o0g4a1g4g811ggb111k0g2g281h0g4k080i0g8ggg411o011i0k0ggg2g8g8g2i0o0g4ggk0g1h011ggk0g20919o0g4i0gg88g4i08909g2h0k0k008g1gg18g2g4i0o090i0g2k090g4g8ggg1',
    removes: 'r1c6≠6',
    but: 'r8c2=6',
  },
  'template-set': {
    position:
      'g8h0g1g4g2o0k0ggi0g4o0k0g8i0ggg2g1h0g2ggi0k0h0g1o0g4g8g102ggo0k0h0g8i0g4o0i0g8g2ggg4h0k0g1k0g4h0i0g1g8ggg2o0h0g8g2g1g4k0i0o0gggg40g4h0o0i0g1g8422001o0ggg8g2g4h040',
    places: 'r8c2=8 r9c9=8',
    but: 'r9c2=8',
  },
  'template-delete': {
    position:
      'k0g1ggi0g2g8g4o0h0h0i0g2o0g4g1k0ggg8g8g4o0400gh0g2i0g1g1ggg8g2o0i0h0k0g4o0g2i0g4h0k0g1g8ggg4h0k0g1g8ggo0g2i0i0o0g4g8g1g2ggh0k0ggg80110k0o0i0g4g2g2k0100g2gg4g8g1o0',
    removes: 'r9c5≠5',
    but: 'r3c4=5',
  },
};
