create or replace function private.close_package (
  order_id uuid
)
  returns bigint
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.lock_order(close_package.order_id);
begin
  update public.bought_packages as p set closed_at = now() where p.order_id = o.id and p.closed_at is null;
  if o.status <> 'in_progress' then return 0; end if;
  return private.tidy_package(o);
end
$function$;

revoke all on function private.close_package(uuid) from public;
