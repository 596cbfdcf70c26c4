create or replace function private.search_intent (
  query text,
  OUT wanted text[],
  OUT diet text,
  OUT without text[],
  OUT pack numeric,
  OUT pack_unit text,
  OUT is_denial boolean
)
  returns record
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  line text := left(search_intent.query, 100);
  size text[] := regexp_match(private.plain_digits(lower(line)),
    '(?:^|\s)(\d{1,4}(?:\.\d{1,3})?)\s*(kgs?|kilos?|g|gms?|grams?|ml|l|lt|ltrs?|lit(?:er|re)s?)(?=\s|$)');
  cut text;
  parts text[];
  nth integer := 1;
  said private.search_phrases;
begin
  if size is not null then
    cut := replace(private.plain_digits(lower(line)), substring(private.plain_digits(lower(line))
      from '(?:^|\s)(?:\d{1,4}(?:\.\d{1,3})?)\s*(?:kgs?|kilos?|g|gms?|grams?|ml|l|lt|ltrs?|lit(?:er|re)s?)(?=\s|$)'),
        ' ');
    -- A size alone names nothing else.
    if private.words_in(cut) <> '{}' then
      line := cut;
      pack_unit := case when left(size[2], 1) in ('k', 'g') then 'g' else 'ml' end;
      pack := size[1]::numeric * case when left(size[2], 1) = 'k' or (left(size[2], 1) = 'l') then 1000 else 1 end;
    end if;
  end if;
  parts := private.words_in(line);
  wanted := '{}';
  without := '{}';
  while nth <= cardinality(parts) loop
    select * into said from private.search_phrases as p
    where p.words = parts[nth:nth] or p.words = parts[nth:nth + 1] order by cardinality(p.words) desc limit 1;
    if said.words is null or (said.kind = 'without_next' and coalesce(parts[nth + 1], '1') ~ '^[0-9]+$')
        or (said.kind = 'without_last' and wanted = '{}') then
      wanted := wanted || parts[nth];
      nth := nth + 1;
      continue;
    end if;
    case said.kind
      when 'diet' then
        diet := said.means;
        -- Veg stands in names as well.
        if said.means = 'veg' then wanted := wanted || 'veg'::text; end if;
      when 'without' then without := without || private.words_in(said.means);
      when 'without_next' then
        without := without || parts[nth + 1];
        nth := nth + 1;
      else
        without := without || wanted[cardinality(wanted)];
        wanted := wanted[:cardinality(wanted) - 1];
    end case;
    nth := nth + cardinality(said.words);
  end loop;
  -- Where nothing else is named, what says so itself is looked for: sugar free.
  is_denial := wanted = '{}' and diet is null and without <> '{}';
  if is_denial then wanted := parts; end if;
  -- Nobody types more than six words of a name.
  wanted := wanted[1:6];
end
$function$;

comment on function private.search_intent(text) is 'What a text asks for: the folded words that name it, a diet (veg, non_veg), words that it is to be without, and the size of a pack in g or ml. is_denial: nothing is named but what it is to be without.';

revoke all on function private.search_intent(text) from public;
