create or replace function private.open_application_of (
  caller uuid,
  role text,
  renews uuid
)
  returns uuid
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  r private.applied_roles;
  made uuid;
begin
  select * into r from private.applied_roles as k where k.role = open_application_of.role;
  if not found or not private.role_is_open(r) then
    perform private.refuse(409, 'trade_not_open', 'Applications for this are not open yet.');
  end if;
  perform private.hold_account(caller);
  -- Of two taps at once the second finds what the first has opened.
  perform private.take_turns('open_application', caller::text);
  select p.id into made from public.provider_applications as p
  where p.user_id = caller and p.role = r.role and p.renews is not distinct from open_application_of.renews
    and not private.is_closed(p);
  if found then return made; end if;
  if (select count(*) from public.provider_applications as p where p.user_id = caller
    and p.created_at > now() - interval '1 day') >= 5 then
    perform private.refuse(429, 'too_many_applications',
      'Five applications a day are the most. Please try tomorrow.');
  end if;
  insert into public.provider_applications (user_id, role, renews, profile, language)
  select caller, r.role, open_application_of.renews,
    coalesce((select p.profile from public.provider_applications as p where p.id = open_application_of.renews), '{}'),
    coalesce((select f.language from public.profiles as f where f.id = caller), 'en')
  returning id into made;
  perform private.note_application(made, 'open');
  return made;
end
$function$;

revoke all on function private.open_application_of(uuid, text, uuid) from public;
