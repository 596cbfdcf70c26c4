create or replace function public.less_of_this (
  item_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  most constant integer := 300;
begin
  if not exists (select from public.catalog_items as i where i.id = less_of_this.item_id) then
    perform private.refuse(404, 'item_not_found', 'This item is not sold any more.');
  end if;
  insert into public.less_suggestions (user_id, item_id) values (caller, less_of_this.item_id) on conflict do nothing;
  delete from public.less_suggestions as l where l.user_id = caller and l.item_id in (
    select o.item_id from public.less_suggestions as o where o.user_id = caller order by o.created_at desc, o.item_id
      offset most);
end
$function$;

comment on function public.less_of_this(uuid) is 'The caller does not want this item suggested. Again: nothing changes. The latest 300 are kept. more_of_this takes it back. Raises item_not_found.';

revoke all on function public.less_of_this(uuid) from public;

grant execute on function public.less_of_this(uuid) to authenticated, postgres;
