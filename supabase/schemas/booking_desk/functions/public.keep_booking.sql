create or replace function public.keep_booking (
  order_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders := private.lock_order(keep_booking.order_id);
begin
  if o.user_id is distinct from caller then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  update private.booking_absences as a set answered_at = now()
  where a.order_id = o.id and a.kind = 'replaced' and a.answered_at is null;
  if found then perform private.announce_order(o); end if;
end
$function$;

comment on function public.keep_booking(uuid) is 'A customer agrees to somebody else at the same time; from then on their own terms of cancelling hold again.';

revoke all on function public.keep_booking(uuid) from public;

grant execute on function public.keep_booking(uuid) to authenticated, postgres;
