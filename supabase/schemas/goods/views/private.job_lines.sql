create view private.job_lines AS  SELECT d.performer_id AS courier_id,
    o.id AS order_id,
    o.order_number,
    o.status,
    d.state,
    v.id AS vendor_id,
    COALESCE(v.name, o.vendor_name) AS vendor_name,
    COALESCE(v.address, first.address, first.landmark) AS vendor_address,
    private.mask_phone(v.phone) AS vendor_phone_masked,
    first.lat AS pickup_lat,
    first.lng AS pickup_lng,
    private.customer_name(o.user_id) AS customer_name,
    private.mask_phone(p.phone) AS customer_phone_masked,
        CASE
            WHEN (last.address IS NULL) THEN o.address
            ELSE jsonb_build_object('label', '', 'line', last.address, 'landmark', last.landmark, 'city', '', 'pincode', '', 'lat', last.lat, 'lng', last.lng)
        END AS drop_address,
    o.instructions,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity) ORDER BY i."position"), '[]'::jsonb) AS "coalesce"
           FROM public.order_items i
          WHERE (i.order_id = o.id)) AS items,
    o.payment_method,
    (private.cash_due(o.id))::integer AS collect_cash_paise,
    o.cash_change_for_paise,
    d.pay_paise,
    (private.charged(o.id, VARIADIC ARRAY['tip'::text]))::integer AS tip_paise,
    d.distance_m,
    (o.status = 'ready'::public.order_status) AS ready,
    d.assigned_at,
    o.promised_max_at,
    o.scheduled_for,
    (EXISTS ( SELECT
           FROM public.order_gifts g
          WHERE (g.checkout_id = o.checkout_id))) AS is_gift,
    o.category,
    private.ready_by(o.*) AS ready_by,
    private.door_of(o.id, d.performer_id) AS door,
    d.id AS job_id,
    d.leg,
    private.stops_of(d.id) AS stops,
    o.trade,
    private.detail_of(o.*, 'courier'::text) AS detail,
    t.work,
    d.vehicle_class,
    private.job_detail_of(o.*, d.*, false) AS details
   FROM (((((((private.order_parties carrying
     JOIN public.enhanced_orders o ON ((o.id = carrying.order_id)))
     JOIN private.trades t ON (((t.trade = o.trade) AND (t.performer_role = carrying.role))))
     JOIN LATERAL private.job_of(o.id) d(id, order_id, leg, vendor_id, region_id, state, performer_id, vehicle_class, load_grams, wishes, quiet_until, distance_m, pay_paise, round, search_started_at, nobody_since, asked_until, assigned_at, done_at) ON ((d.performer_id = carrying.user_id)))
     JOIN public.job_stops first ON (((first.job_id = d.id) AND (first.n = 1))))
     CROSS JOIN LATERAL private.last_stop(d.id) last(job_id, n, what, lat, lng, address, landmark, code_purpose, proof, arrived_at, done_at))
     LEFT JOIN public.vendors v ON ((v.id = d.vendor_id)))
     LEFT JOIN public.profiles p ON ((p.id = o.user_id)))
  WHERE (carrying.until_at IS NULL);

comment on view private.job_lines is 'Jobs under way with what whoever performs them reads.';
