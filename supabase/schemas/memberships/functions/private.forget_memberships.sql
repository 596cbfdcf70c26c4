create or replace function private.forget_memberships (
  caller uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  delete from private.membership_people as f where f.user_id = caller or f.membership_id in
    (select m.id from private.memberships as m where m.user_id = caller);
  delete from private.membership_offers as o where o.user_id = caller and o.paid_at is null;
  delete from private.membership_card_codes as k where k.user_id = caller;
  delete from private.membership_card_guesses as g where g.user_id = caller;
  update private.memberships as m set renews = false, next_try_at = null, closed_at = coalesce(m.closed_at, now()),
    paused_on = null where m.user_id = caller;
$function$;

comment on function private.forget_memberships(uuid) is 'Ends the memberships of a closed account and removes its family; terms stay as the books need them.';

revoke all on function private.forget_memberships(uuid) from public;
