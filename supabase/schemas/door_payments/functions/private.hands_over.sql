create or replace function private.hands_over (
  order_id uuid,
  who uuid
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select exists (select from public.jobs as j where j.order_id = hands_over.order_id
      and j.performer_id = hands_over.who and j.state in ('picked_up', 'near'))
    or exists (select from public.bookings as b join public.user_roles as r on r.user_id = hands_over.who
        and r.role = 'vendor' where b.order_id = hands_over.order_id and b.state in ('confirmed', 'in_progress')
      and hands_over.who in (select private.staff_with(b.vendor_id, 'orders')))
$function$;

comment on function private.hands_over(uuid, uuid) is 'Whether somebody takes the cash of an order just now: whoever brings it, or at a visit the business''s own people.';

revoke all on function private.hands_over(uuid, uuid) from public;
