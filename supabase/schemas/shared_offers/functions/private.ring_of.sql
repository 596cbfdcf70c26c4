create or replace function private.ring_of (
  referral private.referrals
)
  returns uuid[]
  language sql
  stable
  set search_path to ''
  AS $function$
  select array(select referral.referrer_id union select r.friend_id from private.referrals as r
    where r.referrer_id = referral.referrer_id and r.friend_id <> referral.friend_id)
$function$;

comment on function private.ring_of(private.referrals) is 'Whom an invited person must not share a device, an address or an instrument with: the referrer, and the others they have invited.';

revoke all on function private.ring_of(private.referrals) from public;
