create or replace function private.search_meanings (
  typed text[],
  is_typing boolean,
  begun text default null::text,
  is_loose boolean default false
)
  returns SETOF private.search_meaning
  language plpgsql
  stable
  rows 30
  set search_path to ''
  AS $function$
declare
  place integer;
  word text;
  bones text;
  is_known boolean;
  found_any boolean;
begin
  for place in 1 .. coalesce(cardinality(typed), 0) loop
    word := typed[place];
    bones := private.skeleton(word);
    is_known := exists (select from private.search_vocabulary as v where v.word = search_meanings.typed[place])
      or exists (select from private.search_synonyms as s join private.search_vocabulary as v on v.word = s.means
        where s.word = search_meanings.typed[place]);
    return query
      select place, m.word, max(m.weight)::real, min(m.spelling), bool_or(m.is_typed) from (
        (select v.word, 1.0 as weight, v.spelling, true as is_typed from private.search_vocabulary as v
          where v.word = search_meanings.typed[place])
        union all
        -- Words that begin so, the most used ones: the last word while it is being typed, or from three letters on.
        (select v.word, 0.9 - 0.02 * least(length(v.word) - length(search_meanings.typed[place]), 10), v.spelling, true
          from private.search_vocabulary as v
          where (is_typing and place = cardinality(typed) or length(search_meanings.typed[place]) >= 3)
            and v.word >= search_meanings.typed[place] and v.word < search_meanings.typed[place] || U&'\+10FFFF'
            and v.word <> search_meanings.typed[place]
          order by v.uses desc, v.word limit 24)
        union all
        -- Words that are written so: ric of rice, whose sound is not known before the next letter.
        (select v.word, 0.9 - 0.02 * least(length(v.spelling) - length(search_meanings.begun), 10), v.spelling, true
          from private.search_vocabulary as v
          where is_typing and place = cardinality(typed) and length(search_meanings.begun) >= 2
            and v.spelling >= search_meanings.begun and v.spelling < search_meanings.begun || U&'\+10FFFF'
          order by v.uses desc, v.word limit 24)
        union all
        -- Other vowels: no other word for one that is in use itself, unless it is long enough to be the same one.
        (select v.word, 0.85 - 0.25 * (1 - extensions.similarity(v.word, search_meanings.typed[place])), v.spelling,
          false
          from private.search_vocabulary as v
          where (not is_known or is_loose or length(bones) >= 4)
            and length(bones) >= 2 and v.skeleton = bones and v.word <> search_meanings.typed[place]
            and (length(bones) >= 3 or extensions.similarity(v.word, search_meanings.typed[place]) >= 0.3)
          order by extensions.similarity(v.word, search_meanings.typed[place]) desc, v.uses desc, v.word limit 8)
        union all
        (select v.word, case when s.is_same then 0.97 else 0.81 end, v.spelling, s.is_same
          from private.search_synonyms as s join private.search_vocabulary as v on v.word = s.means
          where s.word = search_meanings.typed[place] limit 12)
      ) as m group by m.word;
    found_any := found;
    if length(word) >= 4 and (is_loose or not is_known and (not is_typing or not found_any)) then
      -- A letter too many, missing or another one, or two swapped.
      return query
        select place, v.word, (0.68 + 0.2 * extensions.similarity(v.word, search_meanings.typed[place]))::real,
          v.spelling, false
        from private.search_vocabulary as v
        where v.slips && private.slips_of(search_meanings.typed[place]) and v.word <> search_meanings.typed[place]
          and private.is_one_slip(v.word, search_meanings.typed[place])
        order by extensions.similarity(v.word, search_meanings.typed[place]) desc, v.uses desc, v.word limit 6;
      found_any := found_any or found;
    end if;
    if not found_any and is_typing and place = cardinality(typed) and length(bones) >= 2 then
      -- The beginning of a word, with other vowels: panner of paneer.
      return query
        select place, b.word, (0.7 * b.likeness)::real, b.spelling, false
        from (
          select v.word, v.spelling, v.uses,
            extensions.similarity(left(v.word, length(search_meanings.typed[place])), search_meanings.typed[place])
              as likeness
          from private.search_vocabulary as v
          where v.skeleton >= bones and v.skeleton < bones || U&'\+10FFFF' and left(v.word, 1) =
            left(search_meanings.typed[place], 1)
        ) as b
        where b.likeness >= 0.4
        order by b.likeness desc, b.uses desc, b.word limit 12;
      found_any := found;
    end if;
    if not found_any and length(word) >= 4 then
      -- Words that look alike.
      return query
        select place, v.word, (0.6 * extensions.similarity(v.word, search_meanings.typed[place]))::real, v.spelling,
          false
        from private.search_vocabulary as v
        where v.word operator(extensions.%) search_meanings.typed[place]
          and extensions.similarity(v.word, search_meanings.typed[place]) >= 0.45
        order by extensions.similarity(v.word, search_meanings.typed[place]) desc, v.uses desc, v.word limit 6;
    end if;
  end loop;
end
$function$;

comment on function private.search_meanings(text[], boolean, text, boolean) is 'What folded words may mean among the words in use: themselves, words that begin so, synonyms, and where a word is not in use itself the same consonants, a slip of the finger, and at last words that look alike. is_typing: the last word may be unfinished; begun: that word as it was typed, in small letters; is_loose: other words also for one that is in use, since it is not found here.';

revoke all on function private.search_meanings(text[], boolean, text, boolean) from public;
