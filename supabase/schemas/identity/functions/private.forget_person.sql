create or replace function private.forget_person (
  caller uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  delete from public.addresses as a where a.user_id = caller;
  delete from public.unified_cart_items as c where c.user_id = caller;
  delete from public.wishlists as w where w.user_id = caller;
  delete from public.system_notifications as n where n.user_id = caller;
  delete from public.push_subscriptions as p where p.user_id = caller;
  delete from public.app_logs as l where l.user_id = caller;
  delete from private.quotes as q where q.user_id = caller;
  delete from private.idempotency_keys as k where k.actor_id = caller;
  delete from private.data_exports as e where e.user_id = caller;
  perform private.forget_payout_accounts(caller);
  perform private.log_act(s.vendor_id, 'left', caller, jsonb_build_object('position', s.position))
  from public.vendor_staff as s where s.user_id = caller;
  delete from public.vendor_staff as s where s.user_id = caller;
  update public.vendors as v set owner_id = null, phone = null where v.owner_id = caller;
  update public.couriers as c set name = 'Delivery partner', phone = null, photo = null, plate = null, verified = false
    where c.user_id = caller;
  delete from private.position_states as s where s.user_id = caller;
  delete from public.courier_positions as p where p.user_id = caller;
  delete from private.courier_track as t where t.user_id = caller;
  delete from private.position_marks as m where m.user_id = caller;
  update public.profiles as p set full_name = null, avatar_url = null, phone = null, address = null, city = null,
    verified = false, language = 'en'
  where p.id = caller;
  delete from public.user_roles as r where r.user_id = caller;
  delete from private.topic_log as t where t.topic = 'user:' || caller;
  insert into private.closed_accounts (user_id) values (caller);
  -- Deleting sessions deletes their refresh tokens. Without number, address and password nobody signs in as this user
  -- again, and the number is free for a new account.
  delete from auth.sessions as s where s.user_id = caller;
  delete from auth.refresh_tokens as t where t.user_id::text = caller::text;
  delete from auth.identities as i where i.user_id = caller;
  update auth.users as u set phone = null, email = null, encrypted_password = null, phone_confirmed_at = null,
    email_confirmed_at = null,
    phone_change = '', email_change = '', confirmation_token = '', recovery_token = '', phone_change_token = '',
    email_change_token_new = '', email_change_token_current = '', reauthentication_token = '',
    raw_user_meta_data = '{}', raw_app_meta_data = '{}', banned_until = now() + interval '100 years', deleted_at = now()
  where u.id = caller;
end
$function$;

revoke all on function private.forget_person(uuid) from public;
