create or replace function public.export_my_data()
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  caller uuid := private.require_user();
  allowed integer := private.setting_int('data_exports_per_day');
begin
  perform private.hold_account(caller);
  perform private.take_turns('export_my_data', caller::text);
  delete from private.data_exports as e where e.user_id = caller and e.at <= now() - interval '1 day';
  if (select count(*) from private.data_exports as e where e.user_id = caller) >= allowed then
    perform private.refuse(429, 'too_many_exports',
      'You can download your data a few times a day. Please try again tomorrow.',
      jsonb_build_object('count', allowed));
  end if;
  insert into private.data_exports (user_id) values (caller);
  return jsonb_build_object('exported_at', now(), 'money_is_in', 'paise (1 rupee is 100 paise)')
    || private.person_data(caller) || private.order_data(caller) || private.work_data(caller) ||
      private.payout_data(caller)
    || private.trade_data(caller);
end
$function$;

comment on function public.export_my_data() is 'All data stored about the caller, and nobody else''s data beyond what the caller was shown. A few times a day.';

revoke all on function public.export_my_data() from public;

grant execute on function public.export_my_data() to authenticated, postgres;
