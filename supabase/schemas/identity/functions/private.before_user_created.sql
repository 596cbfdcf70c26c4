create or replace function private.before_user_created (
  event jsonb
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select case
    when coalesce(event -> 'user' ->> 'phone', '') = '' or private.is_indian_mobile(event -> 'user' ->> 'phone')
      then '{}'::jsonb
    else jsonb_build_object('error', jsonb_build_object(
      'http_code', 400, 'message', 'Only Indian mobile numbers can sign in.'))
  end
$function$;

comment on function private.before_user_created(jsonb) is 'Called by Supabase Auth before it creates an account, so that a foreign number gets a clear error instead of a failure ([auth.hook.before_user_created]).';

revoke all on function private.before_user_created(jsonb) from public;

grant execute on function private.before_user_created(jsonb) to postgres, supabase_auth_admin;
