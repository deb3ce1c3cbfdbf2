/** A row in each table as the last release wrote it: what belongs to an account, what to a guest, and what the staff did. */
export const rowOfEachTable = `
  insert into catalogue_version (id, document) values ('v1', '{"products": []}');
  insert into catalogue_current (version_id, shipped_id) values ('v1', 'v1');
  insert into mail (cause, recipient, subject, text) values ('welcome:1', 'ann@example.org', 'Welcome', 'Kia ora');
  insert into customer (email, first_name, last_name, password_hash, temporary_password_mail_id, credit_limit)
    select 'ann@example.org', 'Ann', 'Lee', '$argon2id$', id, 50000 from mail;
  insert into customer_address
    (customer_id, label, company, address, apartment, city_town, province, postcode, phone_number, place_key)
    values (1, 'Studio', '', '12 Cuba Street', '', 'Wellington', 'Wellington', '6011', '04 555 0142', '12 cuba street');
  insert into points_ledger (customer_id, points, cause) values (1, 2, 'welcome');
  insert into session (token_hash, customer_id) values ('s1', 1);
  insert into registration (id, token_hash, email, first_name, last_name, password_hash, code_hash)
    values (gen_random_uuid(), 'r1', 'bea@example.org', 'Bea', 'Moss', '$argon2id$', 'c1');
  insert into guest (token_hash) values ('g1');
  insert into rate_limit (key, bucket, tries, ends_at) values ('sign-in:192.0.2.1', 7, 3, now());
  insert into sign_in_turn (account, network, opens_at) values ('ann@example.org', '192.0.2.1', now());
  insert into kept_answer (call, key, guest_id, network, body_hash, answer)
    values ('cart/add', 'first', 1, '192.0.2.1', 'b1', '{"ok": true}');

  insert into cart_line (customer_id, selection, selection_hash, origin_path, catalogue_version_id, told_price)
    values (1, '{"productId": 1}', 'h1', '/', 'v1', 1950);
  insert into cart_wish (guest_id, coupon_code, points) values (1, 'FIRSTPEEL', 0);
  insert into checkout_draft (guest_id, typed) values (1, '{"first_name": "Bea"}');
  insert into comparison (key, guest_id, selection, selection_hash, origin_path, catalogue_version_id)
    values ('k1', 1, '{"productId": 2}', 'h2', '/', 'v1');
  insert into kept_design (customer_id, name, selection, selection_hash, catalogue_version_id)
    values (1, 'Honey', '{"productId": 1}', 'h1', 'v1');
  insert into upload (id, uploader_hash, name, bytes) values ('u1', 'g1', 'label.pdf', 48);
  insert into file_claim (work_id, sha256, is_removal) values (gen_random_uuid(), '00', false);
  insert into artwork
    (id, customer_id, sha256, picture_sha256, name, media_type, bytes, width_px, height_px, is_clear, facts)
    values ('a1', 1, '00', '01', 'a.png', 'image/png', 9, 8, 6, false, '{}');
  insert into cut_line (id, artwork_id, digest, settings, geometry, width_um, height_um, area_mm2, perimeter_mm)
    values ('l1', 'a1', 'd1', '{}', '{}', 1, 1, 1, 1);
  insert into artwork_use (artwork_id, place, number) values ('a1', 'quotation', 'Q261122AAAAAAAAAA');

  insert into quote_request (request_no, guest_id, quote_type, first_name, last_name, email, details, comment,
    origin_path, tracking, catalogue_version_id)
    values ('R261122AAAAAAAAAA', 1, 'Special Size', 'Bea', 'Moss', 'bea@example.org', '[]', 'Art paper', '/', '{}', 'v1');
  insert into request_fact (quote_request_id, kind, details, said_by, answers)
    values (1, 'asked-back', '{"words": "Which size?"}', 'shop', 0);
  insert into attachment (quote_request_id, position, name, media_type, bytes, sha256)
    values (1, 0, 'label.pdf', 'application/pdf', 48, '00');
  insert into quotation (quotation_no, customer_id, issue_date, items, sub_total, shipping_fee, point_discount,
    coupon_discount, total_price, catalogue_version_id)
    values ('Q261122AAAAAAAAAA', 1, '2026-11-22', '[]', 5700, 800, 100, 570, 5830, 'v1');

  insert into shop_order (order_no, customer_id, contact, items, shipping, sub_total, shipping_fee, coupon_discount,
    point_discount, total_price, catalogue_version_id, quotation_id)
    values ('K261122-AAAAAA', 1, '{}', '[]', '{}', 5700, 800, 570, 100, 5830, 'v1', 1);
  insert into order_fact (order_id, kind, details, recorded_by, recorded_at)
    values (1, 'paid', '{"cents": 5830, "reference": "p1"}', 'shop', now());
  insert into order_task (order_id, kind, since, deadline) values (1, 'print', now(), '2026-11-24');
  insert into payment_attempt (order_id, number, cents, expires_at) values (1, 1, 5830, now());
  insert into payment_message (id) values ('evt_1');
  update paper_number set last = 1 where kind = 'invoice';
  insert into tax_paper (kind, number, order_id, fact_id, cents, gst, shop, issued_at)
    values ('invoice', 1, 1, 1, 5830, 760, '{}', now());
  insert into problem_picture (order_id, image_sha256, thumbnail_sha256) values (1, '02', '03');

  insert into review (product_id, customer_id, title, rate, comment, customer_name, written_on, has_pictures)
    values (1, 1, 'Sticks', 5, 'It does', 'Ann', '2026-11-23', true);
  insert into review_picture (review_id, position, image_sha256, thumbnail_sha256) values (1, 0, '04', '05');
  insert into review_revision (revision, shipped_id) values (1, 'd1');
  insert into question (customer_id, first_name, email, words, asked_at, decided_at, answer)
    values (1, 'Ann', 'ann@example.org', 'Does it hold on glass?', now(), now(), 'It does.');
  insert into published_answer (question_id, question, answer) values (1, 'Does it hold on glass?', 'It does.');

  insert into staff (email, name, role, password_hash) values ('olive@example.org', 'Olive', 'owner', '$argon2id$');
  insert into staff_link (key_hash, email, name, role, invited_by, ends_at)
    values ('i1', 'tane@example.org', 'Tane', 'production', 1, now());
  insert into staff_passkey (id, staff_id, name, public_key, counter, transports, is_synced)
    values ('p1', 1, 'Key', 'AAAA', 0, '[]', false);
  insert into staff_time_code (staff_id, secret, last_step) values (1, 'BBBB', 0);
  insert into staff_recovery_code (code_hash, staff_id) values ('c1', 1);
  insert into staff_session (token_hash, staff_id, stage) values ('s1', 1, 'open');
  insert into audit_entry (staff_id, action, target) values (1, 'staff.invited', 'staff tane@example.org');
  insert into printed_line (order_id, line, staff_id) values (1, 1, 1);
  insert into saved_answer (name, words) values ('Thanks', 'Thank you for asking.');
  insert into saved_view (staff_id, name, query) values (1, 'Late', 'risk=late');
  insert into shop_logo (id, picture, width, height) values ('logo', '\\x00', 8, 6);
`;
