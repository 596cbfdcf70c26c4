create or replace function private.keep_performer_as_party()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  part text := (select t.performer_role from public.enhanced_orders as o join private.trades as t on t.trade = o.trade
    where o.id = new.order_id);
begin
  perform private.end_party(new.order_id, part);
  if new.performer_id is not null then perform private.add_party(new.order_id, part, new.performer_id); end if;
  return null;
end
$function$;

comment on function private.keep_performer_as_party() is 'Whoever performs a job takes part in its order, and whoever no longer does hears nothing more of it.';

revoke all on function private.keep_performer_as_party() from public;
