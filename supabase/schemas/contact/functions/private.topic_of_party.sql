create or replace function private.topic_of_party (
  party_id uuid
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case when exists (select from public.vendors as v where v.id = topic_of_party.party_id) then 'vendor:'
    else 'user:' end || topic_of_party.party_id
$function$;

comment on function private.topic_of_party(uuid) is 'The topic on which a person or a vendor hears what is for it alone.';

revoke all on function private.topic_of_party(uuid) from public;
