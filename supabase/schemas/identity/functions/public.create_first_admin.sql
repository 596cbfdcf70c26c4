create or replace function public.create_first_admin (
  token text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
  kept private.setup_token;
begin
  perform private.bound(token, 1000);
  select * into kept from private.setup_token for update;
  if private.admin_exists() then
    perform private.refuse(409, 'admin_exists', 'This system already has an administrator.');
  end if;
  if kept.locked_until > now() then
    return jsonb_build_object('outcome', 'locked', 'retry_at', kept.locked_until);
  end if;
  if kept.digest is distinct from encode(extensions.digest(coalesce(token, ''), 'sha256'), 'hex') then
    -- A result and not an error: an error would roll the count back.
    update private.setup_token set wrong_tries = (wrong_tries + 1) % 5,
      locked_until = case when wrong_tries + 1 >= 5 then now() + interval '1 minute' end
    where only_row;
    return jsonb_build_object('outcome', 'wrong_token');
  end if;
  insert into public.user_roles (user_id, role, granted_by) values (caller, 'admin', caller);
  delete from private.setup_token where only_row;
  perform private.audit('create_first_admin', 'user', caller::text);
  return jsonb_build_object('outcome', 'created');
end
$function$;

comment on function public.create_first_admin(text) is 'Makes the caller administrator of a system that has none, against the set-up token; five wrong tries, then a minute''s pause.';

revoke all on function public.create_first_admin(text) from public;

grant execute on function public.create_first_admin(text) to authenticated, postgres;
