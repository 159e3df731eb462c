"""
Derives the fonts of the PDFs in `assets/print/searchable-fonts` from the whole ones in `assets/print/fonts`, so that every
glyph stands for exactly one letter. A PDF maps each glyph to text once; a ligature of lam and alef is one glyph for two
letters, which readers spread in the wrong order. Here lam is drawn as the whole lam-alef and the alef behind it as a
blank of the other half's width: the page looks the same, and its text is found. All other ligatures are switched off.

Run it when the whole fonts change: `/usr/bin/python3 scripts/print/derive-fonts.py` (on Debian: apt-get install fonttools).
The licence of the whole fonts asks that derived ones have a name of their own.
"""

from pathlib import Path

from fontTools.otlLib.builder import buildCoverage, buildSingleSubstSubtable
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

PRINT = Path(__file__).resolve().parents[2] / "assets/print"
FONTS = [
    ("ibm-plex-sans-arabic-400", "rawabit-print-400", "Rawabit Print"),
    ("ibm-plex-sans-arabic-600", "rawabit-print-600", "Rawabit Print"),
    ("alexandria-600", "rawabit-print-title-600", "Rawabit Print Title"),
]
LAM = 0x644
ALEFS = (0x627, 0x623, 0x625, 0x622)
OTHER_LIGATURES = ("liga", "dlig", "calt", "clig")
RIGHT_TO_LEFT_WITHOUT_MARKS = 1 | 8
FULL_NAMES, POSTSCRIPT_NAME = (1, 3, 4, 16), 6


def derive(source, target, name):
    font = TTFont(source, recalcTimestamp=False)
    substitutions = font["GSUB"].table
    pairs = lam_alef_pairs(font)
    for lam, alef, whole in pairs:
        split_glyph(font, lam, alef, whole)
    font["maxp"].numGlyphs = len(font.getGlyphOrder())
    only = contextual_lookup(font, pairs)
    for record in substitutions.FeatureList.FeatureRecord:
        if record.FeatureTag == "rlig":
            set_lookups(record.Feature, [only])
        elif record.FeatureTag in OTHER_LIGATURES:
            set_lookups(record.Feature, [])
    rename(font, name)
    font.save(target)


def lam_alef_pairs(font):
    """The initial and the medial lam with every final alef, and the glyph in which they are joined."""
    letters = font.getBestCmap()
    lams = [positional(font, form, letters[LAM]) for form in ("init", "medi")]
    alefs = [positional(font, "fina", letters[alef]) for alef in ALEFS]
    ligatures = {
        (first, ligature.Component[0]): ligature.LigGlyph
        for table in subtables(font, 4)
        for first, ligatures in table.ligatures.items()
        for ligature in ligatures
        if len(ligature.Component) == 1
    }
    return [(lam, alef, ligatures[lam, alef]) for alef in alefs for lam in lams]


def positional(font, feature, glyph):
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == feature:
            for index in record.Feature.LookupListIndex:
                for subtable in unwrapped(table.LookupList.Lookup[index], 1):
                    if glyph in subtable.mapping:
                        return subtable.mapping[glyph]
    raise ValueError(f"{glyph} has no form {feature}")


def subtables(font, kind):
    return [table for lookup in font["GSUB"].table.LookupList.Lookup for table in unwrapped(lookup, kind)]


def unwrapped(lookup, kind):
    tables = [getattr(table, "ExtSubTable", table) for table in lookup.SubTable]
    return [table for table in tables if table.LookupType == kind]


def split_glyph(font, lam, alef, whole):
    """Adds the lam that is drawn as the whole pair, and the alef that is only room."""
    width = font["hmtx"][whole][0]
    room = width // 2
    glyphs = font.getGlyphSet()
    drawing = DecomposingRecordingPen(glyphs)
    glyphs[whole].draw(drawing)
    pen = TTGlyphPen(None)
    drawing.replay(TransformPen(pen, (1, 0, 0, 1, -room, 0)))
    add_glyph(font, f"{lam}.{alef}", pen.glyph(), width - room)
    add_glyph(font, f"{alef}.{lam}", TTGlyphPen(None).glyph(), room)


def add_glyph(font, name, glyph, advance):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    table = font["glyf"]
    table.glyphs[name] = glyph
    table.glyphOrder = font.getGlyphOrder()
    glyph.recalcBounds(table)
    font["hmtx"][name] = (advance, getattr(glyph, "xMin", 0))
    font["GDEF"].table.GlyphClassDef.classDefs[name] = 1


def contextual_lookup(font, pairs):
    """Lam before alef becomes its own glyph, and alef behind that glyph becomes its room."""
    rules = []
    for alef in dict.fromkeys(alef for _, alef, _ in pairs):
        lams = [lam for lam, other, _ in pairs if other == alef]
        become = add_lookup(font, 1, [buildSingleSubstSubtable({lam: f"{lam}.{alef}" for lam in lams})])
        rules.append(chain(font, [], lams, [alef], become))
        for lam in lams:
            become = add_lookup(font, 1, [buildSingleSubstSubtable({alef: f"{alef}.{lam}"})])
            rules.append(chain(font, [f"{lam}.{alef}"], [alef], [], become))
    return add_lookup(font, 6, rules)


def chain(font, before, glyphs, behind, lookup):
    def coverage(names):
        return [buildCoverage(names, font.getReverseGlyphMap())] if names else []

    rule = otTables.ChainContextSubst()
    rule.Format = 3
    rule.BacktrackCoverage, rule.BacktrackGlyphCount = coverage(before), len(before)
    rule.InputCoverage, rule.InputGlyphCount = coverage(glyphs), 1
    rule.LookAheadCoverage, rule.LookAheadGlyphCount = coverage(behind), len(behind)
    record = otTables.SubstLookupRecord()
    record.SequenceIndex, record.LookupListIndex = 0, lookup
    rule.SubstLookupRecord, rule.SubstCount = [record], 1
    return rule


def add_lookup(font, kind, tables):
    lookup = otTables.Lookup()
    lookup.LookupType, lookup.LookupFlag = kind, RIGHT_TO_LEFT_WITHOUT_MARKS
    lookup.SubTable, lookup.SubTableCount = tables, len(tables)
    lookups = font["GSUB"].table.LookupList
    lookups.Lookup.append(lookup)
    lookups.LookupCount = len(lookups.Lookup)
    return lookups.LookupCount - 1


def set_lookups(feature, lookups):
    feature.LookupListIndex, feature.LookupCount = lookups, len(lookups)


def rename(font, name):
    for record in font["name"].names:
        if record.nameID in FULL_NAMES:
            record.string = name
        elif record.nameID == POSTSCRIPT_NAME:
            record.string = name.replace(" ", "")


if __name__ == "__main__":
    (PRINT / "searchable-fonts").mkdir(exist_ok=True)
    for source, target, name in FONTS:
        derive(PRINT / f"fonts/{source}.ttf", PRINT / f"searchable-fonts/{target}.ttf", name)
