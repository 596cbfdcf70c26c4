create or replace function private.leads_back_to (
  friend uuid,
  referrer uuid
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  with recursive chain as (
    select leads_back_to.referrer as person
    union
    select r.referrer_id from chain as c join private.referrals as r on r.friend_id = c.person
  )
  select exists (select from chain as c where c.person = leads_back_to.friend)
$function$;

comment on function private.leads_back_to(uuid, uuid) is 'Whether somebody has invited, over however many others, whoever would invite them now.';

revoke all on function private.leads_back_to(uuid, uuid) from public;
