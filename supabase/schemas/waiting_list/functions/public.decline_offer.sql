create or replace function public.decline_offer (
  offer_id uuid
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.let_offers_pass(array(select o.id from public.waiting_offers as o
    join public.waiting_list as w on w.id = o.waiting_id and w.user_id = private.require_user()
    where o.id = decline_offer.offer_id))
$function$;

comment on function public.decline_offer(uuid) is 'Lets an offered time pass to the next at once; whoever does stays on the list for another one.';

revoke all on function public.decline_offer(uuid) from public;

grant execute on function public.decline_offer(uuid) to authenticated, postgres;
