create or replace function private.options_in (
  options jsonb,
  item_id uuid,
  language text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if options_in.language is null or coalesce(jsonb_typeof(options_in.options), '') <> 'array' then
    return options_in.options;
  end if;
  return (
    select coalesce(jsonb_agg(e.o || jsonb_strip_nulls(jsonb_build_object('group', coalesce(own.group_name, gw.text),
      'name', coalesce(own.name, ow.text))) order by e.n), '[]'::jsonb)
    from jsonb_array_elements(options_in.options) with ordinality as e (o, n)
    left join lateral (
      select g.name_translations ->> options_in.language as group_name,
        c.name_translations ->> options_in.language as name
      from public.item_option_groups as g join public.item_options as c on c.group_id = g.id
      where g.item_id = options_in.item_id and g.name = e.o ->> 'group' and c.name = e.o ->> 'name' limit 1
    ) as own on true
    left join public.dictionary as gw
      on gw.kind = 'option' and gw.source = lower(e.o ->> 'group') and gw.language = options_in.language
    left join public.dictionary as ow
      on ow.kind = 'option' and ow.source = lower(e.o ->> 'name') and ow.language = options_in.language);
end
$function$;

comment on function private.options_in(jsonb, uuid, text) is 'What was chosen for an item, [{group, name, …}] as its vendor wrote it, in the reader''s language: the vendor''s own translation, else the dictionary''s, else as it was written.';

revoke all on function private.options_in(jsonb, uuid, text) from public;
