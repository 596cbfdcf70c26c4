create or replace function public.my_less_suggestions (
  language text default null::text
)
  returns table (
    item_id uuid,
    item_name text,
    vendor_name text,
    picture text,
    created_at timestamp with time zone
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return query
    select l.item_id, private.item_name_in(i, my_less_suggestions.language), v.name, i.picture, l.created_at
    from public.less_suggestions as l
    join public.catalog_items as i on i.id = l.item_id
    join public.vendors as v on v.id = i.vendor_id
    where l.user_id = caller
    order by l.created_at desc, l.item_id limit 50;
end
$function$;

comment on function public.my_less_suggestions(text) is 'What the caller does not want suggested, the latest 50 first, so that it can be taken back.';

revoke all on function public.my_less_suggestions(text) from public;

grant execute on function public.my_less_suggestions(text) to authenticated, postgres;
