create or replace function private.goods_kind (
  name text
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  -- Without what follows a comma or says where from and in what, packs and punctuation.
  words text[] := regexp_split_to_array(
    trim(regexp_replace(regexp_replace(regexp_replace(lower(goods_kind.name), '(,| from | with | in ).*$', ''),
    '[0-9.,]+\s*(kilo|kg|gram|gm|g|litre|ltr|ml|l|pieces|piece|pcs|pc|packs|pack|w|mah|mm|cm)?\M', ' ', 'g'),
      '[()/&+:;''"-]+', ' ', 'g')), '\s+');
  last text := words[cardinality(words)];
  known text;
begin
  if coalesce(last, '') = '' then return null; end if;
  -- The name's last known word decides: mango pickle is a pickle.
  if last not in ('pickle', 'drink', 'juice', 'powder') then
    select k.kind into known from unnest(words) with ordinality as w (word, n)
      join private.goods_kinds as k on k.word = w.word order by w.n desc limit 1;
    if known is not null then return known; end if;
  end if;
  last := case when last ~ 'oes$' then left(last, -2) when last ~ '[a-rt-z]s$' then left(last, -1) else last end;
  -- Leaves, powders and seeds are of many plants.
  if last in ('leave', 'leaf', 'powder', 'seed', 'nut', 'mix', 'set', 'slice', 'bag', 'box', 'boxe', 'roll', 'bar',
    'gel', 'cleaner', 'drink') then
    return coalesce(words[cardinality(words) - 1] || ' ', '') || last;
  end if;
  return last;
end
$function$;

comment on function private.goods_kind(text) is 'What kind of thing goods are by their name, without brand and pack: rice, dal, carrot; null without a word. Two of the same aisle and kind may replace each other.';

revoke all on function private.goods_kind(text) from public;
