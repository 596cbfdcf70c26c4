create or replace function private.collections_block (
  items private.home_item[],
  language text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  -- Fewer items are no collection.
  fewest constant integer := 3;
  most constant integer := 4;
  c public.collections;
  matched private.home_item[];
  block jsonb := '[]';
begin
  for c in select k.* from public.collections as k where k.from_time is null order by k.position, k.slug loop
    exit when jsonb_array_length(block) >= most;
    matched := private.items_in(items, c);
    continue when cardinality(matched) < fewest;
    block := block || jsonb_build_object('slug', c.slug, 'name',
      private.in_language(c.name, c.name_translations, collections_block.language),
      'hue', c.hue, 'count', cardinality(matched), 'picture', c.picture,
      'pictures', (select jsonb_agg(p.picture) from (
        select i.picture from unnest(matched) as i group by i.picture order by min(i.rank) limit 2) as p));
  end loop;
  return block;
end
$function$;

comment on function private.collections_block(private.home_item[], text) is 'The first four collections of which there are three items or more nearby: [{slug, name, hue, count, picture, pictures}]; pictures are those of two items.';

revoke all on function private.collections_block(private.home_item[], text) from public;
