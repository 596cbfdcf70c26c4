create or replace function private.option_names (
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
  return (
    select jsonb_object_agg(c.name, coalesce(c.name_translations ->> option_names.language, w.text))
    from public.item_option_groups as g
    join public.item_options as c on c.group_id = g.id
    left join public.dictionary as w
      on w.kind = 'option' and w.source = lower(c.name) and w.language = option_names.language
    where g.item_id = option_names.item_id
      and coalesce(c.name_translations ->> option_names.language, w.text) is not null);
end
$function$;

comment on function private.option_names(uuid, text) is 'What can be chosen for an item in a language, {as written: translated}; null where nothing is translated.';

revoke all on function private.option_names(uuid, text) from public;
