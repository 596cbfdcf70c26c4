create or replace function private.whose_feed (
  resource_id uuid
)
  returns uuid
  language plpgsql
  stable
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  if whose_feed.resource_id is not null then
    perform private.require_right((select r.vendor_id from public.resources as r where r.id = whose_feed.resource_id),
      'orders');
  end if;
  return caller;
end
$function$;

comment on function private.whose_feed(uuid) is 'The caller, who reads their own bookings, or those of somebody where they see the orders.';

revoke all on function private.whose_feed(uuid) from public;
