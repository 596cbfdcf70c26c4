create or replace function private.has_paid (
  order_id uuid
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return (
    select exists (select from public.payments as p
      where p.order_id = has_paid.order_id and p.collected_at is not null));
end
$function$;

comment on function private.has_paid(uuid) is 'Whether anything was paid for an order, also where it has gone back since.';

revoke all on function private.has_paid(uuid) from public;
