create or replace function private.items_of (
  sellers uuid[],
  places integer[],
  meanings text[],
  with_all_words boolean,
  enough integer
)
  returns table (
    id uuid,
    kind text,
    item_id uuid,
    vendor_id uuid,
    words text[],
    other_words text[]
  )
  language plpgsql
  stable
  security definer
  rows 500
  set search_path to ''
  AS $function$
declare
  -- So many of the sellers are asked together: what many sell is found among the first.
  portions constant integer[] := '{0, 25, 75, 200}';
  portion uuid[];
  cells text[];
  meant text[];
  keys text[];
  condition text;
  nth integer;
  more integer;
  got integer := 0;
begin
  for part in 1 .. 3 loop
    portion := sellers[portions[part] + 1:portions[part + 1]];
    exit when portion = '{}' or got >= enough;
    cells := array(select distinct private.search_cell(v.lat, v.lng) from public.vendors as v
      where v.id = any (portion));
    keys := '{}';
    condition := '';
    -- Each typed word, in one of its meanings, in one of the squares; a word that means nothing is passed over.
    for nth in 1 .. coalesce(places[array_upper(places, 1)], 0) loop
      meant := array(select m.word from unnest(places, meanings) as m (place, word) where m.place = nth);
      if meant = '{}' then continue; end if;
      condition := condition || case when condition = '' then '' else ' and ' end
        || format('d.tokens && $2[%s:%s]', cardinality(keys) + 1,
          cardinality(keys) + cardinality(cells) * cardinality(meant));
      keys := keys || array(select c.cell || ' ' || m.word from unnest(cells) as c (cell), unnest(meant) as m (word));
    end loop;
    if not with_all_words then condition := 'd.tokens && $2'; end if;
    -- `is true`, so that the vendors only filter what their squares and the words have found.
    return query execute format('select d.id, d.kind, d.item_id, d.vendor_id, d.words, d.other_words
      from private.search_documents as d where %s and (d.vendor_id = any ($1)) is true
        limit $3', condition) using portion, keys, 1000 - got;
    get diagnostics more = row_count;
    got := got + more;
  end loop;
end
$function$;

comment on function private.items_of(uuid[], integer[], text[], boolean, integer) is 'The entries of these vendors'' items, the nearest vendors first, in which each typed word, or with_all_words false any of them, stands in one of its meanings: at most 1,000, and no more of the farther ones once there are enough.';

revoke all on function private.items_of(uuid[], integer[], text[], boolean, integer) from public;
